/* redress: rulings of bridge tournament directors, scored exactly.
 *
 * A request is a JSON object in UTF-8 whose "do" names the task, such as
 *     {"do": "evaluate", "script": "other table +300\n(60% +620 & 40% -100)"}
 * and the answer is a JSON object too. Its "error" is an error of the request; errors of a script are among its
 * "diagnostics". The documentation of redress::desk describes every request.
 *
 * A request that runs a script may limit its time ("limit_ms") and the memory of its results ("limit_mb"); one that exceeds
 * them is answered by the error "stopped". Without them each statement has the limits of the command line. The error "broken"
 * means that the engine broke down and that its files are forgotten.
 *
 * Each thread has files of its own ({"do": "file", "name": ..., "base64": ...}), and threads do not wait for each other.
 */
#ifndef REDRESS_H
#define REDRESS_H

#ifdef __cplusplus
extern "C" {
#endif

/* Answers a request, a string that ends with a zero; null counts as an empty one. The answer is such a string too, is never
 * null, and must be freed by redress_free. */
char *redress_run_json(const char *request);

/* Returns the version, such as "0.2.0", which must not be freed. */
const char *redress_version(void);

/* Frees an answer of redress_run_json, once; null is allowed. */
void redress_free(char *answer);

#ifdef __cplusplus
}
#endif

#endif
