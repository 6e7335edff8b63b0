/*
 * Answers conformance queries over dictreader.h: lines of file, tab, query; a line for each answer.
 *
 * With the argument --copy files are opened from a block of memory that is exactly as long, so that a memory checker sees
 * every read behind it.
 */

#include "answers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int copies;

static void release(const void *bytes, size_t length) {
    (void)length;
    free((void *)bytes);
}

static int32_t open_file(const char *path, int32_t verification, dr_artefact **file) {
    if (!copies) return dr_open(path, verification, file);
    *file = NULL;
    FILE *stream = fopen(path, "rb");
    if (!stream) return DR_MISSING;
    fseek(stream, 0, SEEK_END);
    size_t length = (size_t)ftell(stream);
    rewind(stream);
    char *bytes = malloc(length);
    length = fread(bytes, 1, length, stream);
    fclose(stream);
    return dr_open_owned(bytes, length, verification, release, file);
}

int main(int count, char **arguments) {
    answer_output = stdout;
    copies = count == 2 && strcmp(arguments[1], "--copy") == 0;
    char *line = NULL, *open_name = NULL;
    size_t line_capacity = 0;
    ssize_t line_length;
    dr_artefact *file = NULL;
    int32_t status = DR_OK;
    while ((line_length = getline(&line, &line_capacity, stdin)) > 0) {
        if (line[line_length - 1] == '\n') line[--line_length] = 0;
        char *verb = strchr(line, '\t');
        if (!verb) return 64;
        *verb++ = 0;
        char *rest = strchr(verb, ' ');
        if (rest) *rest++ = 0;
        else rest = line + line_length;
        if (strcmp(verb, "open") == 0 || strcmp(verb, "check") == 0 || strcmp(verb, "survive") == 0) {
            dr_artefact *other = NULL;
            int32_t opened = open_file(line, *verb == 'o' ? DR_VERIFYING : *verb == 'c' ? DR_STRUCTURE : DR_TRUSTING, &other);
            if (*verb == 's' && opened == DR_OK) survive(other);
            puts(*verb == 's' ? "survived" : name_of(opened));
            dr_close(other);
            continue;
        }
        if (!open_name || strcmp(open_name, line) != 0) {
            dr_close(file);
            free(open_name);
            open_name = strdup(line);
            status = open_file(line, DR_VERIFYING, &file);
        }
        if (status == DR_OK) answer(file, verb, rest);
        else puts(name_of(status));
    }
    dr_close(file);
    free(open_name);
    free(line);
    forget();
    return 0;
}
