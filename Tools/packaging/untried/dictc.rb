# Not tried. ADDRESS, VERSION and SHA256 are those of the archive of a release.
class Dictc < Formula
  desc "Dictionary compiler for word games"
  homepage "ADDRESS/dictc"
  url "ADDRESS/dictc/archive/VERSION.tar.gz"
  sha256 "SHA256"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on "swift" => :build
  depends_on "libarchive"
  depends_on "libsodium"
  depends_on "libxml2"
  depends_on "libyaml"
  depends_on :linux
  depends_on "zlib"

  def install
    system "make", "build"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/dictc --version")
  end
end
