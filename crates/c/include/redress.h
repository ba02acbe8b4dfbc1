/* redress: rulings of bridge tournament directors, scored exactly.
 *
 * A request is a JSON object in UTF-8 whose "do" says what is wanted, such as
 *     {"do": "evaluate", "script": "other table +300\n(60% +620 & 40% -100)"}
 * and the answer is one too. An "error" in it is one of the request; what is wrong with a script is among the
 * "diagnostics". Every request is described in the documentation of redress::desk.
 *
 * A request that runs a script may have "limit_ms", after which it is stopped and answered by the error "stopped", and
 * "limit_mb", the memory of all its results. Without them each statement has the limits of the command line.
 *
 * Each thread has files of its own ({"do": "file", "name": ..., "base64": ...}), and no two threads wait for each other.
 */
#ifndef REDRESS_H
#define REDRESS_H

#ifdef __cplusplus
extern "C" {
#endif

/* Answers a request. It ends with a zero; null is answered like an empty one. The answer ends with a zero, is never null,
 * and belongs to the caller, who gives it back by redress_free. */
char *redress_run_json(const char *request);

/* The version, such as "0.1.0". It is never given back. */
const char *redress_version(void);

/* Takes an answer of redress_run_json back, once; null is allowed. */
void redress_free(char *answer);

#ifdef __cplusplus
}
#endif

#endif
