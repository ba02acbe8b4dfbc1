"""The ranking of a file of results by SQL: matchpoints of every row summed for every pair, in both directions.

    events.py duckdb|polars csv|parquet FILE RESULT     prints wall s, processor s, peak MB; import and start not counted
    events.py convert FILE.csv FILE.parquet
    events.py same EVENT.json RESULT                    fails unless the JSON of `redress event` has the ranking of a result
"""

import json
import resource
import sys
import time
from fractions import Fraction

# NS's matchpoints of a score: two for each result below it and one for each that ties. A score's results are counted
# once, which is how a person who knows SQL would write it; a window over every row takes several times as long.
SQL = """
WITH counts AS (SELECT board, score, CAST(count(*) AS BIGINT) AS n FROM results GROUP BY board, score),
     running AS (SELECT board, score, n,
                        SUM(n) OVER (PARTITION BY board ORDER BY score ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS up_to
                 FROM counts),
     sizes AS (SELECT board, SUM(n) AS results FROM counts GROUP BY board),
     worth AS (SELECT running.board AS board, score, 2 * up_to - n - 1 AS points, 2 * (results - 1) AS most
               FROM running JOIN sizes ON running.board = sizes.board),
     played AS (SELECT results.ns AS ns, results.ew AS ew, points, most
              FROM results JOIN worth ON results.board = worth.board AND results.score = worth.score)
SELECT 'NS' AS direction, ns AS pair, CAST(SUM(points) AS BIGINT) AS points, CAST(SUM(most) AS BIGINT) AS most,
       CAST(count(*) AS BIGINT) AS boards
FROM played GROUP BY ns
UNION ALL
SELECT 'EW' AS direction, ew AS pair, CAST(SUM(most - points) AS BIGINT) AS points, CAST(SUM(most) AS BIGINT) AS most,
       CAST(count(*) AS BIGINT) AS boards
FROM played GROUP BY ew
"""


def duckdb_ranking(kind, path):
    import duckdb

    start = clock()
    connection = duckdb.connect()
    reader = "read_csv" if kind == "csv" else "read_parquet"
    connection.execute(f"CREATE VIEW results AS SELECT board, ns, ew, score FROM {reader}('{path}')")
    return start, connection.execute(SQL).fetchall()


def polars_ranking(kind, path):
    import polars

    start = clock()
    scan = polars.scan_csv if kind == "csv" else polars.scan_parquet
    frame = scan(path).select("board", "ns", "ew", "score")
    return start, polars.SQLContext(results=frame).execute(SQL, eager=True).rows()


def clock():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return time.perf_counter(), usage.ru_utime + usage.ru_stime


def main():
    if sys.argv[1] == "convert":
        import duckdb

        duckdb.execute(f"COPY (FROM read_csv('{sys.argv[2]}')) TO '{sys.argv[3]}' (FORMAT parquet, COMPRESSION zstd)")
        return
    if sys.argv[1] == "same":
        with open(sys.argv[2]) as file:
            ranking = json.load(file)["ranking"]
        event = {(one["direction"], one["pair"]): (Fraction(one["points"]), one["boards"]) for one in ranking}
        with open(sys.argv[3]) as file:
            rows = [line.strip().split(",") for line in file]
        result = {(direction, pair): (Fraction(points), int(boards)) for direction, pair, points, _, boards in rows}
        sys.exit(0 if event == result else "`redress event` ranks otherwise")
    engine, kind, path, result = sys.argv[1:5]
    (wall, processor), rows = {"duckdb": duckdb_ranking, "polars": polars_ranking}[engine](kind, path)
    now = clock()
    with open(result, "w") as out:
        for row in rows:
            out.write(",".join(map(str, row)) + "\n")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{now[0] - wall:.3f} {now[1] - processor:.3f} {peak:.0f}")


main()
