//! Compiles the parser that `tree-sitter generate` has made of grammar.js.

fn main() {
    let mut parser = cc::Build::new();
    parser.std("c11").include("src").flag_if_supported("-Wno-unused");
    for file in ["src/parser.c", "src/scanner.c"] {
        parser.file(file);
        println!("cargo:rerun-if-changed={file}");
    }
    parser.compile("tree-sitter-redress");
}
