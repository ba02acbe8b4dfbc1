/* What 60% of 4 spades made and 40% of one down are worth against +300 in the other room.
 *
 *     cc -Icrates/c/include crates/c/examples/ruling.c -Ltarget/c -lredress_c -o ruling && LD_LIBRARY_PATH=target/c ./ruling
 */
#include <redress.h>
#include <stdio.h>
#include <string.h>

static int ask(const char *request) {
    char *answer = redress_run_json(request);
    int is_refused = strncmp(answer, "{\"error\"", 8) == 0;
    puts(answer);
    redress_free(answer);
    return is_refused;
}

int main(void) {
    printf("redress %s\n", redress_version());
    int is_refused = ask(
        "{\"do\": \"evaluate\", \"want\": [\"hints\"],"
        " \"script\": \"other table +300\\n(60% +620 & 40% -100)\"}");
    /* What is no request is answered too. */
    if (is_refused || !ask("") || !ask(NULL) || !ask("\xff")) {
        return 1;
    }
    redress_free(NULL);
    return 0;
}
