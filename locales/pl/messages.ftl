# The messages of redress in Polish. What stands in backticks stays in the language of rulings; a brace in it is written
# as a text in braces.

## Strony, jednostki, karty

side-ns = NS
side-ew = WE
letter-of-ew = W
no-trump = BA
rank-ace = A
rank-king = K
rank-queen = D
rank-jack = W
rank-ten = 10
unit-matchpoints = PT
unit-imps = IMP
unit-victory-points = VP
unit-total-points = pkt
unit-percentage-points = p.p.
severity-error = błąd
severity-warning = ostrzeżenie
severity-note = uwaga
list-separator = ;{" "}
decimal-sign = ,
latex-language = polish
help = rada
law = przepis { LAW($law) }
narrated-place = { $file }, wiersz { $line }, kolumna { $column }:

## Nagłówki kolumn

head-score = zapis
head-others = inne
head-ruling = orzeczenie
head-total = razem
head-result = rezultat
head-standing = wynik
row-of-table = stół { $table }
head-tables = stoły
head-before = przed
head-after = po
head-change = zmiana
head-change-of = { $side } ±
head-match-of = { $side } mecz
head-change-points = ± { unit-percentage-points }
head-outcome = zapis
head-other-table = drugi stół
head-difference = różnica
head-weight = waga
head-part = udział
head-together = razem
head-others-imps = IMP innych
head-others-ns = NS inni
head-others-ew = WE inni
head-regulations = regulamin
head-side = strona
head-entered = wpisane
head-adjustment = korekta
head-of-top = % maksa
head-final = wynik
head-by-ruling = z orzeczenia
head-as-entered = z wpisu
head-more-of = +5 p.p. do
head-from = waga
head-method = sposób
head-setting = ustawienie
method-outcomes-scored = każdy zapis osobno, potem wagi
method-scores-averaged = najpierw średnia zapisów
in-force = obowiązuje
figure-in-match = { $figure } w meczu
no-diagnostic = brak

## Nagłówki i liczby

group = grupa „{ $name }”
worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
case = przypadek „{ $name }”
top = maks { $top }
top-of = maks { $top } ({ results })
results =
    { $results ->
        [one] { $results } wynik
        [few] { $results } wyniki
        [many] { $results } wyników
       *[other] { $results } wyniku
    }
match-result = mecz  { $sides }
against-other-table = drugi stół { $other }
score-obtained = { $score } (uzyskany)
rows-folded =
    { $rows ->
        [one] … { $rows } wiersz, bez zmian
        [few] … { $rows } wiersze, bez zmian
        [many] … { $rows } wierszy, bez zmian
       *[other] … { $rows } wiersza, bez zmian
    }
conventions-set = Zasady: { $set }.
expectation-failed = { $place }: oczekiwano { $expected }; jest { $actual }
expectation-failed-in-case = { $place }, „{ $case }”: oczekiwano { $expected }; jest { $actual }
more-diagnostics = … i jeszcze { $hidden }; `--format json` podaje wszystkie
expectations-tally =
    { $passed ->
        [one] { $passed } oczekiwanie spełnione
        [few] { $passed } oczekiwania spełnione
        [many] { $passed } oczekiwań spełnionych
       *[other] { $passed } oczekiwania spełnionego
    }
expectations-tally-failed = { expectations-tally }, niespełnionych: { $failed }
file-missing = nie ma takiego pliku
file-forbidden = nie wolno go czytać
file-folder = to jest katalog
file-too-large = jest większy niż { $megabytes } MB
file-not-text = to nie jest tekst w UTF-8
file-outside = wykład czyta tylko pliki ze swojego katalogu i katalogów w nim; inne wskazuje `--allow-include`
file-elsewhere = skrypt zapisuje tylko w swoim katalogu i w katalogach w nim
file-of-event = to plik turnieju, a orzeczenia trafiają do jego kopii
file-not-engine = to nie jest silnik dla stron: tworzy go scripts/web.sh, redress.wasm.gz
file-none = tu nie można dołączać plików
cli-about = Język orzeczeń brydżowych: dokładnie punktuje każdy wynik rozjemczy i pokazuje obliczenia.
cli-usage = Użycie
cli-examples = Przykłady
cli-commands = Polecenia
cli-options = Opcje
cli-exit-status = Kod wyjścia: 0 wykonano, 1 oczekiwanie niespełnione, 2 złe użycie, 3 skryptu nie dało się wykonać.
cli-example-prompt = tryb interaktywny: wpisz protokół, a potem próbuj orzeczeń
cli-example-ruling = oblicza wynik jednego orzeczenia
cli-example-script = wykonuje skrypt
cli-option-help = Pokaż pomoc
cli-option-version = Pokaż wersję
cli-option-language = Język odpowiedzi, gdy skrypt nie ustawia innego [domyślnie: język środowiska]
cli-option-color = Czy wynik ma kolory
cli-run = Wykonaj skrypty i pokaż każdy wynik z obliczeniami
cli-eval = Oblicz wynik jednego orzeczenia
cli-test = Wykonaj testy w skryptach i dokumentach Markdown
cli-fmt = Zapisz skrypty w postaci kanonicznej
cli-exam = Wydrukuj arkusz egzaminu, oceń odpowiedzi, ułóż nowe pytania
cli-guide = Zadaj pytania o to, co się stało, i ustal, co wynika z przepisów
cli-sheet = Wydrukuj każde orzeczenie na kartce dla zawodników i komisji odwoławczej
cli-log = Wydrukuj orzeczenia całego wieczoru w tabeli
cli-event = Policz cały turniej z jego pliku, z orzeczeniami lub bez, i ustal miejsca
cli-audit = Znajdź, gdzie liczby w pliku turnieju różnią się od jego zasad
cli-convert = Zapisz turniej w innym formacie
cli-lsp = Uruchom serwer języka dla edytora, na standardowym wejściu i wyjściu
cli-weave = Wykonaj bloki wykładu w Markdown i wpleć ich wyniki
cli-manual = Zapisz podręcznik jako strony: wszystkie objaśnienia, przykłady i wykłady
cli-laws = Wypisz przepisy i to, jak daleko sięga w nich program, sprawdź procedury, porównaj wydania
cli-casebook = Wypisz ogłoszone orzeczenia, szukaj w nich, pokaż jedno i porównaj ich liczby
cli-explain = Objaśnij kod, ustawienie albo temat
cli-completions = Wydrukuj skrypt dopełniania dla powłoki
cli-man = Wydrukuj stronę podręcznika
cli-help = Pokaż pomoc do polecenia
cli-config = Pokaż ustawienia, od których zaczynają tryb interaktywny i `eval`
config-none = Nie ma żadnych ustawień domyślnych.
config-places = Ustawienia czyta się z { $user }, a potem z { $folder } w bieżącym katalogu albo wyżej. Zaczynają od nich tryb interaktywny, `redress eval` i `redress 'ORZECZENIE'`, a także `redress run` z `--config`; testy, egzaminy i wykłady nie.
config-setting = ustawienie
config-value = wartość
config-from = skąd
cli-arguments = Argumenty
cli-default = domyślnie: { $value }
cli-error-unknown = nie ma opcji `{ $argument }`
cli-error-value = `{ $argument }` nie może być `{ $value }`
cli-error-range = od { $from } do { $to }
cli-error-no-value = `{ $argument }` wymaga wartości
cli-error-missing = brakuje `{ $argument }`
cli-error-twice = `{ $argument }` podano dwa razy
cli-error-conflict = `{ $argument }` wyklucza się z `{ $other }`
cli-error-command = nie ma polecenia `{ $name }`
cli-error-near = może `{ $near }`?
cli-error-possible = może to być: { $values }
cli-error-more = Więcej: `--help`.
cli-usage-form = redress [POLECENIE | PLIK… | 'ORZECZENIE'] [OPCJE]
cli-unknown =
    `{ $name }` nie jest poleceniem, plikiem ani orzeczeniem{ $near ->
        [none] ; polecenia wymienia `redress --help`
       *[some] ; czy chodziło o `{ $near }`?
    }
eval-nothing = nie ma orzeczenia do punktowania: podaj je, np. `redress eval '60% 4♠= N & 40% 4♠-1 N'`
output-lost = wyniku nie dało się zapisać: { $reason }
file-read-only = jest tylko do odczytu
file-changed = zmieniono go w międzyczasie
file-exists = plik o tej nazwie już istnieje
file-dead-link = to uszkodzone dowiązanie
file-no-folder = nie ma takiego katalogu
file-not-to-be-written = w jego katalogu nie wolno pisać

## Przebieg obliczeń

working-imps-keep-fraction = Bez zaokrąglenia: ważone IMP-y zachowują ułamek aż do przeliczenia wyniku meczu.
working-small-group = { $side }, z PT w tabeli, dwa za pokonaną parę: { $values }.
working-own-matchpoints = PT strony { $side } w tabeli, po dwa za każdą pokonaną parę: { $values }.
ruling-decided = { $about } (przepis { $law }): { $end }.
score-stands = Utrzymuje się uzyskany zapis: { $obtained } (przepis { LAW("12B1") }). Orzeczenie byłoby warte: { $worth }.
transfer-stands = Utrzymuje się zapis po przekazaniu lew: { $obtained } (przepis { LAW("64A") }). Orzeczenie byłoby warte: { $worth }.
working-damage-worth = Orzeczenie warte tyle co { $applied }; do tabel wchodzi tylko zapis sprzed wykroczenia.
working-applied-as = Liczone jak { $applied }.
working-single-outcome = { $side }: { $outcome } daje { $points }
comparison-of-ew = WE (zapisy ze znakiem NS, różnica i { $unit } z punktu widzenia WE):
comparison-of-ns = { side-ns }:
working-short-field =
    { results } w tabeli, oczekiwano { $expected }: { $formula ->
        [neuberg] PT według Neuberga, (M + 1) × { $expected }/{ $results } − 1
        [proportional] PT proporcjonalnie, M × ({ $expected } − 1)/({ $results } − 1)
        [mitchell] PT według Mitchella, M + ({ $expected } − { $results })
        [ascherman] PT według Aschermana, (M + 1) × { $expected }/{ $results } przy maksie 2 × { $expected }
        [cancelled-ebu] jedyny wynik anuluje się (Biała Księga EBU 3.3.2), a strona, która nie zepsuła rozdania, otrzymuje średnią plus, 60% maksa
        [small-group-ebu] mała grupa (EBU), 60% + 5% × (M − ({ $results } − 1)) maksa
        [small-group-acbl] mała grupa (ACBL), 60% + 5% × (M − ({ $results } − 1)) maksa
       *[unadjusted] PT z tabeli bez zmian
    }.
working-rounded = { $side }: { $from } zaokrąglone do { $to }.
working-artificial = { $side }: { $given } to { $amount } (przepis { LAW("12C2(a)") }).
working-artificial-imps = { $side }: { $given } to { $amount } IMP (przepis { LAW("12C2(b)") }).
working-artificial-session-imps = { $side }: { $given } według średniej z sesji: { $amount } IMP (przepis { LAW("12C2(c)") }).
working-artificial-session = { $side }: { $given } to { $share } z sesji, maks { $top }: { $amount } (przepis { LAW("12C2(c)") }).
working-artificial-of-top = { $side }: { $given } maksa ({ $top }): { $amount } (przepis { LAW("12C2(a)") }).
working-artificial-average = { $side }: { $given } to { $share } maksa ({ $top }): { $amount } (przepis { LAW("12C2(a)") }).
working-special-adjustment = { $side }: { $entered } za zapis sprzed wykroczenia, korekta { $adjustment }: { $result }.
damage-values = Wartość dla { $side } w { $unit }, każdy rezultat z osobna: przed wykroczeniem { $before }, po wykroczeniu { $after }, uzyskany { $obtained }.
damage-head-case = przypadek
damage-head-when = gdy
damage-head-gets = { $side } dostają
damage-case-stands = utrzymuje się wynik
damage-case-trap = pułapka
damage-case-full = pełna rekompensata
damage-case-formula = niezwiązana z wykroczeniem
damage-when-stands = przed ≤ uzyskany
damage-when-trap = przed ≤ po
damage-when-full = po ≤ uzyskany
damage-when-formula = w innym razie
damage-gets-before = przed
damage-gets-obtained = uzyskany
damage-gets-formula = przed − po + uzyskany
damage-reminder = Przepis { LAW("12C1(e)") } wymaga skrajnie poważnego błędu, niezwiązanego z nieprawidłowością, albo ryzykownej akcji.
damage-stands = Utrzymuje się wynik: { $side } uzyskali nie mniej, niż mogli oczekiwać, więc nie było szkody (przepis { LAW("12B1") }).
damage-trap = Pułapka: wykroczenie dało { $side } jedynie szansę na więcej, a stracili ją własnym błędem; { $side } zachowują to, co uzyskali, strona wykraczająca otrzymuje zapis oczekiwany przed wykroczeniem.
damage-full = Pełna rekompensata: po wykroczeniu nic nie stracono, więc obie strony otrzymują zapis oczekiwany przed nim (przepis { LAW("12C1(b)") }).
damage-formula = Szkoda częściowo niezwiązana z wykroczeniem: { $side } otrzymują przed − po + uzyskany, a więc sami ponoszą swoją stratę { $own }; strona wykraczająca otrzymuje zapis oczekiwany przed wykroczeniem.
damage-losses = Strata { $side } w następstwie wykroczenia: { $infraction }, niezwiązana z nim: { $own }.
damage-differences = Przed minus po: { $infraction }; po minus uzyskany: { $own }.
effects-others =
    Wpływ na inne pary ({ $base ->
        [obtained] względem zapisu uzyskanego
       *[without] względem rozdania bez tego wyniku
    }): { $changes ->
        [none] bez zmian.
       *[some] { $changes }
    }
effects-hint = wszystkie: `effects`.
effects-range = od { $least } do { $most } { $unit }
effects-obtained = Przed: z zapisem uzyskanym przy stole. Po: z orzeczeniem.
effects-without = Przed: rozdanie bez tego wyniku. Po: z orzeczeniem.
effects-in-shares = Przed: rozdanie bez tego wyniku. Po: z orzeczeniem. W procentach, bo maksy są różne.
working-penalty = { $side }: kara { $penalty } { $unit }, { $from } − { $penalty } = { $to } (przepis { LAW("90") }).
working-butler = { $side }: { $outcome }: średnia { $datum }; różnica { $difference }, czyli { $imps } IMP
working-comparisons-mean = { $side }: { $outcome }: ({ $terms }) / { $comparisons } = { $sum } / { $comparisons } = { $mean }
working-comparisons-left-out = Porównań jest ponad { $limit }; pokazano tylko ich sumy.
working-comparisons-sum = { $side }: { $outcome }: { $terms } = { $points }
working-comparisons-factored = { $side }: { $outcome }: ({ $terms }) × { $factor } = { $sum } × { $factor } = { $points }
working-comparisons-modified = { $side }: { $outcome }: ({ $terms }) / { $divisor } = { $quotient } = { $points }
working-datum =
    { $sum } ÷ { results }{ $trimmed ->
        [none] {""}
       *[some] {" "}(po odrzuceniu { $trimmed } z każdego końca)
    } = { $mean }{ $rounded ->
        [none] {""}
       *[some] , po zaokrągleniu { $rounded }
    }
working-datum-of-others = Średnia { $side } dla innych par, z uwzględnieniem orzeczenia i jego wag: { $datum }.
working-match =
    { $side }: pozostałe rozdania { $rest }, to rozdanie { $board }{ $penalty ->
        [none] {""}
       *[some] , kara { $penalty }
    }: { $total } IMP{ $victory-points ->
        [none] .
       *[some] ; { $victory-points }.
    }
working-match-percent =
    { $side }: { $terms }{ $victory-points ->
        [none] .
       *[some] ; { $victory-points }.
    }
working-victory-points-rounded = { $taken } po zaokrągleniu jak w skali daje { working-victory-points }
working-knockout = Rozgrywki pucharowe: rozdanie liczy się jako ({ $ns } − { $ew }) / 2 = { $average } dla NS (przepis { LAW("12C4") }).
working-knockout-rest = Pozostałe rozdania uśrednia się tak samo: { $rest } dla NS.
working-knockout-won = { $side } wygrywają mecz różnicą { $margin } IMP.
working-knockout-tied = Mecz jest remisowy.
working-scale-assumed = Skalę ogłoszono dla całkowitych IMP; że jej wzór obowiązuje także między nimi, to założenie.
working-victory-points-towards-draw = { $imps } IMP, zaokrąglone do przedziału bliższego remisowi, daje { working-victory-points }
working-victory-points-whole = { $imps } IMP, zaokrąglone do całych, daje { working-victory-points }
working-victory-points-nearer-step = { $imps } IMP, zaokrąglone do bliższego przedziału skali, daje { working-victory-points }
working-victory-points-in-favour = { $imps } IMP, zaokrąglone do przedziału skali na korzyść { $side }, daje { working-victory-points }
working-victory-points =
    { $points } VP w skali { $scale }{ $penalty ->
        [none] {""}
       *[some] , kara { $penalty } VP: { $left } VP (przepis { LAW("90") })
    }
entry-score = Wpisz { $outcome } obu stronom, a potem skoryguj:
entry-victory-points = Jeśli program sam przelicza mecz, skoryguj VP:
entry-artificial = Wpisz { $ruling } jako wyniki procentowe; korekta nie jest potrzebna.
entry-penalty = Karę wpisuje się osobno, po wyrównaniu: { $taken } od { $side }, zostaje { $left }.
entry-others = Inne pary, których punkty różnią się od tych przy samym orzeczeniu:
entry-others-none = Inne pary otrzymują to, co dałoby im samo orzeczenie.
choices-nothing = Wybór niczego nie zmienia.
choices-scales = Procenty się nie zmieniają; inny jest tylko maks.
choices-differ = różni się od obowiązujących zasad.

## vary, solve, sensitivity, pitfall

vary-axis = { $unit } dla NS i WE przy każdej wartości { $variable } w { $ruling }
vary-weight = waga { $variable }
vary-equal-at = po równo przy { $weight }
vary-equal-between = po równo między { $from } a { $to }
damage-bars = Szkoda strony { $side } w { $unit }
damage-bar-before = przed wykroczeniem
damage-bar-infraction = przez wykroczenie
damage-bar-after = po wykroczeniu
damage-bar-own = niezwiązana z wykroczeniem
damage-bar-obtained = uzyskano
damage-bar-ruling = orzeczenie
compare-bars = Orzeczenia obok siebie, w { $unit }
board-number = Rozdanie { $number }
board-dealer = Rozdaje { $dealer }
board-vulnerable-none = obie przed partią
board-vulnerable-ns = NS po partii
board-vulnerable-ew = WE po partii
board-vulnerable-all = obie po partii
board-contract = Kontrakt { $contract }, rozgrywa { $declarer }
board-lead = Wist { $card }
board-lead-by = Wist { $card }, gracz { $seat }
board-tricks-needed = Lewy: potrzeba { $needed }
board-tricks = Lewy: potrzeba { $needed }, wzięto { $won }
solved = { $variable } = { $weight } daje { $side } { $target }
solved-between = { $variable } od { $from } do { $to } daje { $side } { $target }
solved-any = { $side } mają { $target } niezależnie od { $variable }.
solved-constant = Żadna waga nie daje { $side } { $target }: mają { $value } niezależnie od { $variable }.
solved-none = Żadna waga od 0% do 100% nie daje { $side } { $target }: mają od { $least } (przy { $least-at }) do { $most } (przy { $most-at }).
solved-passes = Żadna waga nie daje { $side } dokładnie { $target }; przechodzą przez tę wartość przy { $variable } { $near }.
solved-percentage = Procent maksa zapisuje się { $clause }.
sensitivity = Dodanie 5 p.p. jednemu zapisowi zmienia wynik strony najwyżej o { $largest } { $unit }; pozostałe maleją proporcjonalnie.
sensitivity-share = Dodanie 5 p.p. jednemu zapisowi zmienia wynik strony najwyżej o { $largest } { $unit } ({ $share } { unit-percentage-points }); pozostałe maleją proporcjonalnie.
nothing-to-shift = Nie ma wagi do przesunięcia.
nothing-to-average = Nic tu nie jest ważone, więc nie ma czego uśredniać.
same-either-way = W zapisie sumarycznym uśrednienie zapisów daje to samo.
by-chance = Oba sposoby dają tu to samo, ale przypadkiem: i tak najpierw punktuje się każdy zapis.
before-rounding = Obliczono przed zaokrągleniem i karami.
pitfall = Błąd: takiego zapisu nie daje żaden kontrakt, a różnica punktów nic nie mówi o PT ani o IMP. Przepis { LAW("12C1(c)") } waży rezultaty, więc najpierw punktuje się każdy z nich.
pitfall-average = { $side }: { $terms } = { $average }

## Wyjaśnienia

explain-topics = Tematy
explain-settings = Ustawienia
explain-regulations = Regulaminy
explain-diagnostics = Komunikaty
explain-laws = Przepisy
explain-law-wider = redress nie cytuje takiego ustępu przepisów z 2017 roku; najbliższy: { $law }.
explain-also-value = `{ $value }` to także wartość ustawienia:
explain-rests = Opierają się na nim: { $codes }.
explain-settings-rest = Ustawienia, które się na nim opierają: { $settings }.
explain-value-of = `{ $value }` to wartość kilku ustawień
explain-found = Znalezione; `redress explain NAZWA` pokazuje jedno z nich
explain-not-found = nic nie zawiera wszystkich tych słów: `{ $words }`
explain-example = Przykład
explain-source = Źródło: { $source }
explain-default = {" "}(domyślnie)
explain-assumed = * to założenie tego programu: nie mieliśmy dostępu do tekstu organizacji, który by to rozstrzygał.
explain-without-regulations = Gdzie nic nie ustawiono, obowiązuje pierwsza wartość każdego ustawienia.
explain-without-regulations-same = Gdzie nic nie ustawiono, obowiązuje pierwsza wartość każdego ustawienia, tak samo jak w `{ $name }`.
explain-sources = `redress explain ebu` i pozostałe nazwy podają źródło każdej wartości.
explain-sets = `regulations { $name }` ustawia:
explain-other-settings = Każde inne ustawienie ma wartość domyślną: nie znaleźliśmy o nim tekstu organizacji.
explain-set-on-top = `set` poniżej `regulations { $name }` ma przed nim pierwszeństwo.
explain-regulations-of-your-own = Własny regulamin to plik z wierszami `set`: `include "club.ruling"` wprowadza go w życie.
explain-side-by-side = `redress explain conventions` zestawia wszystkie organizacje obok siebie.
explain-unknown = brak wyjaśnienia dla `{ $name }`
explain-unknown-near = brak wyjaśnienia dla `{ $name }`; czy chodziło o `{ $near }`?
explain-names = `redress explain` wymienia wszystkie nazwy, `redress explain --search SŁOWO` to, co zawiera słowo

## Błędy orzeczeń

problem-weights-sum =
    wagi tej strony sumują się do { $sum }; { $balance ->
        [short] brakuje { $difference }
       *[over] o { $difference } za dużo
    }
    .help =
        { $readings ->
            [none] popraw wagi tak, by razem dały 100%, albo niech jeden zapis weźmie resztę, jak w `(60% +620 & rest -100)`
           *[some] popraw wagi tak, by razem dały 100%, albo napisz { $readings }
        }
problem-weight-missing = ten zapis nie ma wagi, choć występuje obok innych
    .help = nadaj wagę każdemu zapisowi, np. `(60%+620 & 40%-100)`, albo niech jeden weźmie resztę, np. `rest -100`
problem-weights-fine = wspólny mianownik wag ma więcej niż { $digits } cyfr
    .help = podaj wagi w procentach albo w ułamkach o małych mianownikach
problem-rest-twice = `rest` występuje po tej stronie dwa razy
    .help = zostaw `rest` jednemu zapisowi, a innym nadaj wagi, np. `(60%+620 & rest -100)`
problem-rest-negative = dla `rest` nic nie zostaje: pozostałe wagi sumują się do { $sum }
    .help = niech pozostałe wagi dadzą najwyżej 100%; wagę ujemną wypisuje się wprost, np. `(100%+620 & -100%+500 & +100%+150)`
problem-weighted-artificial = procentowego wyniku rozjemczego nie można ważyć z innymi
    .help = wagi są dla rezultatów, które można ustalić (przepis { LAW("12C1(c)") }), wynik procentowy dla sytuacji, gdy się ich ustalić nie da (przepisy { LAW("12C1(d)") } i { LAW("12C2") }): orzeknij jedno albo drugie, np. `(50%+620 & 50%-100)` albo `A+/A-`
problem-artificial-both = `{ $amount }` nic nie daje drugiej stronie
    .help = podaj każdej stronie jej własny: `{ $ns }/{ $ew }`
problem-artificial-imps-in-matchpoints = liczba IMP nie ma wartości w PT
    .help = podaj procent albo średnią, średnią plus lub średnią minus, np. `60%/40%`, `A+/A-`
problem-artificial-share-in-imps = { $share } nie ma wartości w IMP: mają ją tylko 40%, 50% i 60%
    .help = podaj same IMP-y albo średnią, np. `+3 IMP/-3 IMP`, `A+/A-`
problem-artificial-in-total-points = procentowy wynik rozjemczy nie ma wartości w zapisie sumarycznym
    .help = orzeknij zapis, np. `+620`, `(60%+620 & 40%-100)`
problem-row-imps-in-matchpoints = liczba IMP nie ma wartości w PT, więc nie ma jej ten wiersz; pozostałe są obliczone
problem-row-share-in-imps = `{ $given }` nie ma wartości w IMP, więc nie ma jej ten wiersz; pozostałe są obliczone
problem-row-artificial-in-total-points = procentowy wynik rozjemczy nie ma wartości w zapisie sumarycznym, więc nie ma jej ten wiersz; pozostałe są obliczone
problem-row-without-value-help = wynik procentowy nie wchodzi do żadnej tabeli, więc nie zmienia pozostałych
problem-row-alone = tego wiersza nie ma z czym porównać, więc nie ma on wartości; pozostałe są obliczone
    .help = wynik porównuje się z innymi z tej samej grupy
problem-event-row-without-value = { $place }: ten wynik nie ma wartości w obowiązującym punktowaniu; pozostałe są obliczone{ import-more }
problem-cross-imps-sum = suma cross-IMP rośnie z liczbą stołów i żadna ogłoszona skala VP nie jest dla niej
problem-cross-imps-unmodified = EBU przelicza na VP tylko zmodyfikowane cross-IMP (Biała Księga 3.1.3)
problem-cross-imps-scale-help = np. `set cross-imps modified` dzieli sumę każdego rozdania przez √(r·c/2), gdzie r to liczba wyników, a c = r − 1 liczba porównań
problem-above-the-whole = strony mają razem { $together }; EBU dopuszcza więcej niż 100% tylko z przyczyny spoza stołu (Biała Księga 4.1.1.1)
    .help = bez niej strona bez winy stoi naprzeciw winnej, np. `A+/A-`; gdy obie są częściowo winne, `A/A`
problem-no-field = nie ma z czym porównać tego orzeczenia
    .help = podaj zapisy z innych stołów, np. `traveller {"{"} +620: 3, -100: 2 {"}"}`, albo z drugiego pokoju, np. `other table +300`
problem-no-other-pairs = od tego orzeczenia nie zależą punkty żadnej innej pary: nie ma protokołu
    .help =
        { $obtained ->
            [none] napisz samo `{ $ruling }`: pokaże, ile jest warte i jaki jest z nim wynik meczu
           *[some] `compare { $ruling }, { $obtained }` pokazuje, ile każda strona ma z nim i z zapisem uzyskanym
        }
problem-field-unread = nie udało się przeczytać tego, z czym porównuje się orzeczenie, więc dalej nic nie jest liczone
    .help = popraw wyżej protokół albo drugi stół, a orzeczenia po nim zostaną policzone
problem-stands-unknown = nie podano, jaki zapis uzyskano i ma zostać w mocy
    .help = podaj go wcześniej, np. `obtained +100`, albo napisz sam zapis
problem-empty-field = w rozdaniu nie został żaden inny wynik do porównania
    .help = wpisz do protokołu wyniki z innych stołów, np. `traveller {"{"} +620: 3, -100: 2 {"}"}`
problem-no-other-table = wynik na drugim stole nie jest znany
    .help = podaj go przed orzeczeniem, licząc dla NS, np. `other table +300`
problem-no-traveller = nie ma protokołu, z którym można by porównać to orzeczenie
    .help = podaj zapisy z innych stołów, np. `traveller {"{"} +620: 3, -100: 2 {"}"}`
problem-other-artificial = procentowy wynik na drugim stole nie jest zapisem do porównania
    .help = gdy wynik tego stołu jest wyraźnie korzystny dla jednej ze stron, tamtemu orzeka się zapisowy wynik rozjemczy (przepis { LAW("86B1") }), np. `other table (60%+620 & 40%-100)`; w innym razie oba stoły mają jeden wynik procentowy: podaj go raz, `A+/A-`, bez `other table`
problem-damage-obtained-missing = w `damage` brakuje tego, co strona uzyskała
    .help = dodaj go, np. `damage NS before +620 after +500 obtained +150`, albo podaj wcześniej, np. `obtained +150`
problem-damage-obtained-differs = według `damage` uzyskano `{ $written }`, ale zapis `obtained` to `{ $obtained }`
    .help = opuść `obtained …` w `damage`, jeśli zapis powyżej jest dobry, albo popraw jeden z nich
problem-damage-artificial = procentowego wyniku rozjemczego nie można użyć w `damage`
    .help = szkodę mierzy się między rezultatami, np. `damage NS before +620 after +500 obtained +150`
problem-damage-nested = `damage` nie można użyć wewnątrz `damage`
    .help = wypisz same rezultaty; każdy może być ważony, np. `before (60%+620 & 40%-100) after +500 obtained +150`
problem-damage-offender = według `damage { $side }` { $side } nie wykroczyli, a według `offenders` wykroczyli
    .help = podaj w jednym z nich drugą stronę albo opuść `offenders`: `damage { $other }`
problem-contract-score = `{ $contract }` to { $computed }, a nie { $written }, licząc dla NS
    .help = opuść zapis, `{ $contract }`, albo sprawdź założenia
problem-contract-never-scores = żaden rezultat `{ $contract }` nie daje { $written }, licząc dla NS
    .help = sprawdź zapis, jego znak i założenia albo podaj sam rezultat, np. `4♥x-2 W`
problem-contract-declarer = `{ $contract }`: nie wiadomo, kto rozgrywa
    .help =
        { $readings ->
            [none] dodaj za nim rozgrywającego: `N`, `E`, `S` albo `W`
           *[some] napisz, kto rozgrywał: { $readings }
        }
problem-contract-result = `{ $contract }`: nie wiadomo, ile lew wzięto
    .help = dodaj rezultat przed rozgrywającym: `=` swoje, `+1` nadróbka, `-2` bez dwóch
problem-contract-range =
    { $result ->
        [over] `{ $contract }` wymagałoby więcej niż trzynastu lew
       *[under] `{ $contract }` zostawiałoby rozgrywającemu mniej niż zero lew
    }
    .help =
        { $over ->
            [none] rezultat liczy się od kontraktu: `=` to swoje; można wpaść najwyżej bez { $under }: `-{ $under }`
           *[some] rezultat liczy się od kontraktu: tu nadróbki najwyżej `+{ $over }`, wpadki najwyżej `-{ $under }`
        }
problem-contract-level = wysokość kontraktu to od jednego do siedmiu
    .help = napisz np. `4♠= N`; nadróbki pisze się za kontraktem, np. `4♠+1 N`
problem-no-board = zapisu za `{ $contract }` nie można policzyć: założenia nie są znane
    .help = podaj przed nim, kto jest po partii, `board vul none`, `board vul NS`, `board vul EW` albo `board vul all`, albo które to rozdanie, np. `board 7`
problem-unknown-name = żadne orzeczenie nie nazywa się `{ $name }`
    .help =
        { $near ->
            [none] nazwij je, zanim użyjesz, np. `let { $name } = (60%+620 & 40%-100)`
           *[some] { did-you-mean }
        }
problem-no-answer-yet = `ans` to ostatnie policzone orzeczenie, a żadnego jeszcze nie policzono
    .help = najpierw policz jakieś orzeczenie, np. `(60%+620 & 40%-100)`
problem-no-ruling-yet = samo `{ $word }` dotyczy ostatniego orzeczenia, a w tym rozdaniu żadnego jeszcze nie policzono
    .help = najpierw policz orzeczenie, na przykład `(60%+620 & 40%-100)`, a potem napisz `{ $word }`
problem-circular-name = `{ $name }` prowadzi z powrotem do siebie
    .help = podaj orzeczenie zamiast nazwy, np. `let { $name } = (60%+620 & 40%-100)`
problem-too-many-names = to orzeczenie prowadzi przez więcej niż { $limit } nazw
    .help = wypisz orzeczenia zamiast nazw
problem-name-not-one-sided = `{ $name }` to szkoda, która daje każdej stronie jej własny wynik, i nie może być jedną stroną zapisu rozdzielonego
    .help = policz ją osobno, `{ $name }`, albo wypisz obie strony, np. `(100%+620 & -100%+500 & +100%+150)/(+620)`
problem-unknown-setting = żadne ustawienie nie nazywa się `{ $name }`
    .help =
        { $near ->
            [none] wymienia je `redress explain settings`, na przykład `set short-field neuberg`
           *[some] { did-you-mean }
        }
problem-setting-value =
    { $value ->
        [none] `{ $name }` wymaga wartości
       *[some] `{ $name }` nie ma wartości `{ $value }`
    }
    .help =
        { $near ->
            [none] możliwe wartości: { $allowed }
           *[some] { did-you-mean } możliwe wartości: { $allowed }
        }
problem-unknown-scoring = żaden sposób punktowania nie nazywa się `{ $word }`
    .help =
        { $near ->
            [none] matchpoints, imps, butler, cross-imps, total-points albo board-a-match; dwa pierwsze można opuścić
           *[some] { did-you-mean }
        }
problem-board-number = to nie jest numer rozdania
    .help = rozdania liczy się od 1, np. `board 7`
problem-tables-too-few = `tables` to { $tables }, a w rozdaniu liczba wyników wynosi { $rows }
    .help = policz każdy wynik w rozdaniu, łącznie z orzeczonym: `set tables { $rows }`
problem-file = nie można przeczytać `{ $name }`: { $reason }
    .help = pliku szuka się obok skryptu, który go wymienia
problem-named-file-help = nazwy szuka się od katalogu, w którym wydano polecenie
problem-document = `{ $name }` to dokument Markdown, nie skrypt
    .help = `redress weave { $name }` wykonuje jego bloki i wplata wyniki, `redress test { $name }` je testuje
problem-defaults-unread = nie da się przeczytać ustawień w `{ $name }`, wiersz { $line }: { $reason }
problem-defaults-key = w ustawieniach w `{ $name }` nie ma takiego klucza albo wartości, wiersz { $line }: `{ $key }`
problem-logo = `{ $name }` nie jest obrazem albo ma więcej niż { $kilobytes } kB
    .help = podaj plik PNG, JPEG, GIF albo SVG, dość mały dla każdej strony
problem-defaults-help = są klucze `regulations`, `language`, `color`, `body`, `logo`, tabela `set` i tabele `scale`: zob. `redress explain defaults`
problem-include-cycle = `{ $name }` jest dołączany sam do siebie
    .help = usuń jedno `include` z tego cyklu
problem-include-deep = pliki dołączają się nawzajem głębiej niż { $limit } razy
    .help = dołącz te pliki z jednego skryptu, jeden po drugim
problem-include-many = dołącza się nie więcej niż { $files } plików i { $megabytes } MB
    .help = plik liczy się za każdym razem, gdy jest dołączany; dołącz go raz albo mniej plików
problem-encoding = `{ $name }` nie jest tekstem UTF-8 (bajt { $offset })
    .help = zapisz go jako UTF-8; większość edytorów pyta o kodowanie w „zapisz jako”
problem-unknown-code = żaden komunikat nie ma kodu `{ $name }`
    .help =
        { $near ->
            [none] `redress explain checks` wymienia kody orzeczeń, na przykład `expect td: note no-damage`
           *[some] { did-you-mean }
        }
problem-code-severity =
    `{ $name }` to { $severity ->
        [error] błąd
        [warning] ostrzeżenie
       *[note] uwaga
    }
    .help = napisz `{ $severity } { $name }`
problem-impossible-score =
    żaden kontrakt nie daje { $score } { $vulnerable ->
        [any] przy żadnych założeniach
        [nobody] w założeniach obie przed
        [ns] w założeniach { side-ns } po partii, { side-ew } przed
        [ew] w założeniach { side-ew } po partii, { side-ns } przed
       *[both] w założeniach obie po
    }
    .help = sprawdź, czy zapis nie zawiera pomyłki, i założenia, np. `board 7`
problem-split-exceeds-top =
    { $top ->
        [none] obie strony razem dostają { $total } IMP, więcej niż 0
       *[some] obie strony razem dostają { $total }, więcej niż maks { $top }
    }{ $meant ->
        [none] {""}
       *[some] ; znak zapisu jest zawsze taki jak dla NS: czy chodziło o `{ $meant }`?
    }
    .help = poszukaj złego znaku: zapisy obu stron pisze się, licząc dla NS, np. `(-100)/(+620)`; po błędzie sędziego napisz `offenders none`: obie strony mogą zyskać (przepis { LAW("82C") })
problem-negative-weight = waga `{ $outcome }` dla { $side } wynosi { $weight }, a prawdopodobieństwo nie może tyle wynosić
    .help = ujemną wagę ma tylko szkoda niezwiązana z wykroczeniem, i tylko po stronie niewykraczającej (przepis { LAW("12C1(e)") }): +X −Y +Z, co rozpisuje `damage NS before … after … obtained …`
problem-out-of-range = { $side } dostają { $points }, a takiego wyniku nikt nie może uzyskać: wyniki są od 0 do { $top }
    .help = sprawdź wagi, a w `+X -Y +Z` to, ile wart jest każdy z trzech rezultatów
problem-non-offenders-lose = { $side } nie wykroczyli, a orzeczenie daje im { $ruling }; uzyskali { $obtained }
    .help = wynik rozjemczy ma zrekompensować szkodę (przepis { LAW("12B1") }): rozważ utrzymanie zapisu albo lepszy z dwóch wyników
problem-obtained-weighted = rezultat uzyskany przy stole, `{ $outcome }`, ma wagę { $weight }: wolno po błędnej informacji, nie wolno po nielegalnej
    .help = przy prawidłowej informacji akcja mogłaby być ta sama; po nielegalnej informacji to ona była wykroczeniem, a uwzględnia się tylko zapisy, które można było osiągnąć w legalny sposób (przepis { LAW("12C1(c)") })
problem-not-descending = trzy rezultaty są dla { $side } warte { $before }, { $after } i { $obtained }, a każdy powinien być wart mniej od poprzedniego
    .help = napisz, co się zdarzyło, i niech rozstrzygną wartości, np. `damage { $side } before +620 after +500 obtained +150`
problem-offenders-gain = orzeczenie daje stronie wykraczającej ({ $side }) { $ruling }; uzyskała { $obtained }
    .help = rozważ utrzymanie zapisu: wynik rozjemczy ma odebrać korzyść stronie wykraczającej (przepis { LAW("12B1") })
problem-no-damage = { $side } uzyskali { $obtained }, a orzeczenie jest dla nich warte { $ruling }: utrzymuje się zapis
    .help = szkoda to wynik mniej korzystny od oczekiwanego, gdyby nie doszło do wykroczenia (przepis { LAW("12B1") })
problem-no-relief = { $side }, którzy nie wykroczyli, zachowują swój zapis; zmienia się tylko wynik strony wykraczającej
    .help = wymaga to skrajnie poważnego błędu, niezwiązanego z nieprawidłowością, albo ryzykownej akcji (przepis { LAW("12C1(e)") }); `damage NS before … after … obtained …` pokazuje, kto ile stracił
problem-small-weight =
    { $change ->
        [none] waga { $share } przy `{ $outcome }` nie zmienia wyniku { $side }
       *[some] waga { $share } przy `{ $outcome }` zmienia wynik { $side } o { $change } { $unit }
    }; najmniejsza przy tylu zapisach to { $least }
    .help = opuść go albo daj mu więcej: wagi takie jak 80-20, 70-15-15 i 60-20-10-10 to dokładność, na jaką pozwala ocena (przepis { LAW("12C1(c)") })
problem-no-effect =
    { $overruled ->
        [none] `{ $what }` nie ma znaczenia w punktowaniu `{ $scoring }`, tylko w punktowaniu { $forms }
       *[some] `{ $what }` nie ma znaczenia w punktowaniu `{ $scoring }` przy `{ $overruled }`
    }
    .help =
        { $overruled ->
            [none] pomiń to albo podaj właściwe punktowanie, na przykład `scoring { $form }`
           *[some] pomiń to albo zmień to ustawienie
        }
problem-session-of-rows = `session` dotyczy pary, której orzeczenie się punktuje: { $given } w wierszu protokołu nie idzie za nią dla { $side }
    .help = jeśli to sesja tego wiersza, wpisz w nim to, co para dostaje: `{ $result }` zamiast `{ $given }`

## Błędy turnieju, meczu, skal

problem-penalty-without-scale = kara w VP wymaga meczu ze skalą
    .help = podaj mecz, np. `match boards 16 rest +10 scale wbf`; 0 w tej samej jednostce cofa karę
problem-penalty-unit =
    { $unit ->
        [none] kary w % maksa nie można odjąć od wyniku w punktowaniu `{ $scoring }`
       *[some] kary w { $unit } nie można odjąć od wyniku w punktowaniu `{ $scoring }`
    }
    .help = PT i board-a-match przyjmują `penalty WE 10%` albo `2 MP`, IMP-y `3 IMP`, zapis sumaryczny żadnej; 0 w tej samej jednostce cofa karę
problem-carried-unit =
    { $unit ->
        [none] procentu nie można dodać do wyniku w { $result }
       *[some] punktów w { $unit } nie można dodać do wyniku w { $result }
    }
    .help = bez jednostki są w jednostce turnieju: `carry NS 2 +12`; PT przyjmują też %
problem-unknown-regulations = żaden regulamin nie nazywa się `{ $word }`
    .help =
        { $near ->
            [none] znane: `lecture-2005`, `wbf`, `ebu`, `acbl`, `pzbs`, `dbf`
           *[some] { did-you-mean }
        }
problem-unknown-scale = żadna skala VP nie nazywa się `{ $name }`
    .help =
        { $near ->
            [none] napisz `wbf`, `wbf-discrete` albo podaj powyżej własną skalę, np. `scale "club" {"{"} 0-2: 10-10, 3+: 12-8 {"}"}`
           *[some] { did-you-mean }
        }
problem-scale-boards =
    skala `{ $name }` nie jest na { $boards ->
        [one] { $boards } rozdanie
        [few] { $boards } rozdania
        [many] { $boards } rozdań
       *[other] { $boards } rozdania
    }
    .help =
        { $first ->
            [none] {""}
           *[some] liczba rozdań w tej skali: { $known }; napisz `match boards { $first } …`
        }
problem-scale-boards-unsaid = jest kilka skal o nazwie `{ $name }`, a w meczu nie podano liczby rozdań
    .help = { problem-scale-boards.help }
problem-match-boards-missing = skala `{ $scale }` wymaga podania, ile rozdań ma mecz
    .help = podaj ją łącznie z tym rozdaniem, np. `match boards 16 rest +10 scale { $scale }`
problem-scale-reserved = `{ $name }` to nazwa skali opublikowanej
    .help = nadaj swojej skali inną nazwę
problem-knockout-scale = mecz pucharowy rozstrzygają IMP-y i nie ma on skali
    .help = opuść ją albo `knockout`, np. `match boards 16 rest +10 scale wbf`
problem-scale-measure =
    { $kind ->
        [percent] skala `{ $scale }` jest procentowa, a mecz liczony w IMP
       *[imps] skala `{ $scale }` jest w IMP, a mecz liczony w procentach
    }
    .help =
        { $kind ->
            [percent] podaj procent z pozostałych rozdań, np. `match boards 7 rest 54.2% scale { $scale }`
           *[imps] podaj IMP-y z pozostałych rozdań, np. `match boards 16 rest +10 scale { $scale }`
        }
problem-knockout-percent = mecz pucharowy rozstrzygają IMP-y, nie procenty
    .help = podaj IMP-y z pozostałych rozdań, np. `match knockout rest +10`, albo opuść `knockout`
problem-percent-boards = mecz w procentach wymaga liczby rozdań, z których liczy się średnią
    .help = podaj ją łącznie z tym rozdaniem, np. `match boards 7 rest 54.2%`
problem-percent-rest = mecz w procentach wymaga wyniku NS w pozostałych rozdaniach
    .help = podaj ich procent, np. `match boards 7 rest 54.2%`; albo `rest NS 54.2% WE 46.5%`
problem-percent-alone = mecz na jedno rozdanie nie ma innych rozdań, z których byłby procent
    .help = opuść `rest` albo podaj liczbę wszystkich rozdań, np. `match boards 7 rest 54.2%`
problem-percent-range = procent z pozostałych rozdań to od 0% do 100%
    .help = podaj procent NS, WE mają resztę, albo obu stron, np. `rest NS 54.2% WE 46.5%`
problem-scale-step =
    { $fault ->
        [no-even-draw] pierwszy przedział skali procentowej zaczyna się od 50%, czyli remisu, równo dla obu stron
        [below-draw] ten przedział leży poniżej 50%: podaje się tylko procenty zwycięzcy
        [not-a-share] żaden procent nie przekracza 100%
        [mixed] przedziały skali podaje się albo wszystkie w IMP, albo wszystkie w procentach
        [empty] skala musi mieć co najmniej jeden przedział
        [no-draw] pierwszy przedział skali zaczyna się od 0 IMP, czyli remisu, równo dla obu stron
        [gap] ten przedział powinien zaczynać się od { $next }, zaraz za poprzednim
        [backwards] ten przedział kończy się, zanim się zacznie
        [after-open] po przedziale otwartym nie może być innego
       *[falls] wraz z różnicą punkty zwycięzcy muszą rosnąć, a przegranego maleć
    }
    .help =
        { $kind ->
            [percent] zacznij od 50, nie zostawiaj luk, najpierw zwycięzca, np. `{"{"} 50-52%: 10-10, 53-57%: 12-8, 58%+: 14-6 {"}"}`
           *[imps] zacznij od 0, nie zostawiaj luk, najpierw zwycięzca, np. `{"{"} 0-2: 10-10, 3+: 12-8 {"}"}`
        }
problem-unknown-group = protokół nie ma grupy o nazwie `{ $name }`
    .help =
        { $near ->
            [none] napisz grupy, np. `traveller {"{"} group "A" {"{"} +620 {"}"} group "B" {"{"} +600 {"}"} {"}"}`
           *[some] { $likeness ->
                [letter] `{ $near }` to jedna z jego grup; bez `in` orzeczenie należy do pierwszej
               *[word] { did-you-mean }
            }
        }
ranking-moved =
    { $rulings ->
        [one] przy { $rulings } orzeczeniu
        [few] przy { $rulings } orzeczeniach
        [many] przy { $rulings } orzeczeniach
       *[other] przy { $rulings } orzeczeniach
    } { $moved ->
        [0] nikt nie zmienia miejsca
        [one] { $moved } { $who ->
            [teams] drużyna
            [players] zawodnik
           *[pairs] para
        } zmienia miejsce
        [few] { $moved } { $who ->
            [teams] drużyny zmieniają
            [players] zawodników zmienia
           *[pairs] pary zmieniają
        } miejsce
        [many] { $moved } { $who ->
            [teams] drużyn
            [players] zawodników
           *[pairs] par
        } zmienia miejsce
       *[other] { $moved } { $who ->
            [teams] drużyny
            [players] zawodnika
           *[pairs] pary
        } zmienia miejsce
    }
ranking-boards-each = każdy po { $boards ->
        [one] { $boards } rozdaniu
        [few] { $boards } rozdania
        [many] { $boards } rozdań
       *[other] { $boards } rozdania
    }
head-after-round = R{ $round }
head-place = miejsce
head-level = na równi z
head-pair = para
head-team = drużyna
head-boards = rozdań
head-carry-over = przeniesiono
head-handicap = handicap
head-penalty = kara
head-moved = zmiana
place-of =
    { $place ->
        [none] brak miejsca dla { $contestant }
       *[some] miejsce { $place } dla { $contestant }
    }
event-assumed = { $scoring } (przyjęto)
event-in-force =
    { $name ->
        [none] {""}
       *[some] { $name }:{" "}
    }{ $boards ->
        [one] { $boards } rozdanie
        [few] { $boards } rozdania
        [many] { $boards } rozdań
       *[other] { $boards } rozdania
    }, { $results ->
        [one] { $results } wynik
        [few] { $results } wyniki
        [many] { $results } wyników
       *[other] { $results } wyniku
    }, { $who ->
        [teams] { $contestants ->
            [one] { $contestants } drużyna
            [few] { $contestants } drużyny
            [many] { $contestants } drużyn
           *[other] { $contestants } drużyny
        }
       *[pairs] { $contestants ->
            [one] { $contestants } para
            [few] { $contestants } pary
            [many] { $contestants } par
           *[other] { $contestants } pary
        }
    }, { $scoring }
event-read-from = { $event }; format { $format }{ $program ->
        [none] {""}
       *[some] {" "}({ $program })
    }{ $settings ->
        [none] {""}
       *[some] , przy { $settings }
    }
event-changed =
    { $rulings ->
        [0] w turnieju nie wydano orzeczenia
        [one] { $rulings } orzeczenie
        [few] { $rulings } orzeczenia
        [many] { $rulings } orzeczeń
       *[other] { $rulings } orzeczenia
    }{ $who ->
        [teams] { $changed ->
            [0] {""}
            [one] , wpływ na { $changed } drużynę
            [few] , wpływ na { $changed } drużyny
            [many] , wpływ na { $changed } drużyn
           *[other] , wpływ na { $changed } drużyny
        }
       *[pairs] { $changed ->
            [0] {""}
            [one] , wpływ na { $changed } parę
            [few] , wpływ na { $changed } pary
            [many] , wpływ na { $changed } par
           *[other] , wpływ na { $changed } pary
        }
    }
event-board = rozdanie { $board }
event-ranking = w wynikach turnieju:
notify-moved = zmienia się miejsce:
notify-ruled = przy stole orzeczenia, miejsce to samo:
notify-others = inny wynik, a miejsce to samo ({ $count }): { $names }
notify-hint = wyniki wymienia `effects`
head-board = rozdanie
head-what = co się zmienia
notify-board = rozdanie { $board }, { $unit }
notify-result =
    wynik{ $unit ->
        [none] {""}
       *[some] , { $unit }
    }
head-table = stół
head-names = nazwiska
head-file = plik
head-computed = obliczono
head-finding = co znaleziono
event-bare = orzeczenie
event-sit-out = pauza
event-not-played = nie grano
moves-rest =
    { $count ->
        [0] nikt nie zachowuje miejsca
        [one] jeszcze { $count } zachowuje miejsce
        [few] jeszcze { $count } zachowują miejsca
        [many] jeszcze { $count } zachowuje miejsca
       *[other] jeszcze { $count } zachowuje miejsca
    }
moves-line = { $pair } z { $before } na { $after }
moves-kept = { $pair } zachowuje { $place }
places-moved =
    { $moves ->
        [none] Nikt nie zmienia miejsca
       *[some] Zmiany miejsc: { $moves }
    }{ $more ->
        [none] {""}
       *[some] {" "}i jeszcze { $more }
    }; prowadzi: { $leaders }.
moves-label = Miejsca przed orzeczeniami i po nich: { $moves }; { $rest }.
places-by-ruling = miejsca w turnieju zależnie od orzeczenia przy { $table }:
places-others = Inni, których miejsce się zmienia: { $pairs }.
places-more =
    { $count ->
        [one] Jeszcze { $count } zmienia miejsce.
        [few] Jeszcze { $count } zmieniają miejsce.
        [many] Jeszcze { $count } zmienia miejsce.
       *[other] Jeszcze { $count } zmienia miejsce.
    }
places-hold = Żadne miejsce w turnieju nie zależy od 5 punktów procentowych.
solved-place = { $pair } zajmuje miejsce { $place }: { $weights }
solved-place-any = { $pair } zajmuje miejsce { $place } niezależnie od { $variable }.
solved-place-none = Żadna waga nie daje { $pair } miejsca { $place }.
solved-place-before = Z tym, co przy tym stole ma plik, { $pair } zajmuje miejsce { $place }.
audit-under =
    { $scoring }{ $figures ->
        [all] ; wszystkie liczby zgadzają się
        [most] ; najwięcej liczb zgadza się
       *[no] {""}
    } przy { $settings }
audit-defaults = ustawieniach domyślnych
audit-board-differs = w rozdaniu { $board } liczba różniących się wierszy to { $differing } z { $all }; wydrukowane punkty nie są punktami za jego zapisy
audit-contradicts =
    Plik przeczy sam sobie: z wydrukowanych w nim wierszy { $count ->
        [one] nie wynika
        [few] nie wynikają
        [many] nie wynika
       *[other] nie wynika
    } { $count } z { $all } wyników.
audit-computed = rozdanie { $board }, obliczone
audit-nothing = Nic się nie różni.
audit-no-figures = plik nie zawiera własnych liczb
audit-more =
    { $count ->
        [one] i jeszcze { $count }
        [few] i jeszcze { $count }
        [many] i jeszcze { $count }
       *[other] i jeszcze { $count }
    }
audit-fit = { $kind }: { $fitting } z { $all }
audit-uncorrected = Plik podaje wiersze rozdania tak, jakby żadnego stołu nie brakowało; w klasyfikacji liczy je z poprawką.
audit-lines = wiersze
audit-datums = średnie
audit-totals = wyniki
audit-places = miejsca
audit-proposed = rozdanie { $board }, { $pairs }: to, co wydrukowano, daje { $rulings }
published-changes = Co zmieniły orzeczenia
published-place = miejsce { $place }: { $result }
published-before = przed orzeczeniami miejsce { $place }: { $result }
published-ranking = Klasyfikacja
published-boards = Rozdania
published-pairs = Pary
published-teams = Drużyny
published-players = Zawodnicy
published-changed = zmienione orzeczeniem
head-against = przeciw
event-watch-kept = pliku nie da się teraz odczytać: zostają ostatnie wyniki ({ $reason })
convert-unknown = z nazwy `{ $name }` nie wynika format: zakończ ją na .xml, .csv albo .json lub podaj `--format`
convert-written = zapisano { $name }
convert-over-itself = `{ $name }` jest wśród tego, co jest czytane (`{ $input }`): podaj inny plik do zapisu
convert-left = nie zapisano, bo nie jest czytane: { $what }
convert-left-beside = z formatu { $format } zapisano wyniki, pary i klasyfikację; reszty pliku nie
convert-settings = ustawienia, które nie wynikają z zapisanego pliku: { $settings }
convert-moved = wczytany ponownie, daje inne miejsce (tylu zawodnikom: { $count }): { $who }
convert-unreadable = zapisanego pliku nie da się wczytać ponownie
convert-lost =
    { $what }{ $places ->
        [none] {""}
       *[some] : { $places }
    }
convert-lost-place = rozdanie { $board }{ $pairs ->
        [none] {""}
       *[some] , { $pairs }
    }
problem-event-section = w turnieju nie ma sektora `{ $written }`
    .help =
        { $sections ->
            [none] nie ma w nim sektorów
           *[some] są w nim { $sections }
        }
problem-event-rounds = w turnieju nie ma rund
    .help = miejsca po rundach są tylko z plików, w których stoły mają rundę, np. z BWS lub kolumny `runda`
problem-event-unwritten =
    { $reason ->
        [none] turnieje nie są zapisywane jako { $format }
       *[some] turnieju nie da się zapisać jako { $format }: { $reason }
    }
    .help = turnieje zapisuje się jako usebio, csv i json
entries-table = rozdanie { $board }{ $table ->
        [none] {""}
       *[some] , stół { $table }
    }, { $pairs }
entries-score = { $table }: wpisz zapis { $score } (ze strony NS)
entries-points = { $table }: wpisz NS { $ns }, WE { $ew } jako wynik rozjemczy, za { $ruling }
entries-penalty = { $table }: wpisz karę { $amount } dla { $side }
entries-penalty-of = { $who }: wpisz karę { $amount }
entries-carry = { $who }: wpisz przeniesienie { $amount }
entries-handicap = { $who }: wpisz handicap { $amount }
entries-others = rozdania z procentami ({ $boards }): większość programów bierze je za wynik rozjemczy i liczy pozostałe stoły bez tego zapisu; `entry` przy stole podaje te pary
entries-none = nie ma czego wpisywać: żaden wynik i żadna kara się nie zmienia
written-back =
    { $name }: kopia { $file }, w niej { $rulings ->
        [one] { $rulings } orzeczenie
        [few] { $rulings } orzeczenia
        [many] { $rulings } orzeczeń
       *[other] { $rulings } orzeczenia
    }
problem-event-not-back =
    { $reason ->
        [none] orzeczeń nie da się zapisać w pliku { $format }
       *[some] orzeczeń nie da się zapisać w pliku { $format }: { $reason }
    }
    .help = orzeczenia zapisuje się w plikach usebio, bws, pbn, csv, acbl i json; poza tym `--entries` wypisuje, co wpisać do programu liczącego
problem-event-no-room = w pliku nie ma miejsca na orzeczenie: `{ $row }`
    .help = pomiń je i wpisz do programu liczącego; `--entries` wypisuje, co wpisać
problem-event-back-archive = pliki turnieju wracają w jednym archiwum
    .help = proszę nazwać je tak: `{ $name }`
problem-event-other = orzeczenia dotyczą `{ $written }`, a wybrany turniej to `{ $asked }`
    .help = pomiń instrukcję `event` albo podaj ten sam plik
problem-rulings-in-cases =
    { $count ->
        [one] nie liczy się { $count } orzeczenie w bloku `case`
        [few] nie liczą się { $count } orzeczenia w blokach `case`
        [many] nie liczy się { $count } orzeczeń w blokach `case`
       *[other] nie liczy się { $count } orzeczenia w blokach `case`
    }
    .help = orzeczenie w bloku `case` kończy się razem z nim: wyjmij orzeczenia z bloków
problem-no-event = `{ $word }` dotyczy turnieju, a żaden nie jest wczytany
    .help = wczytaj go: `event "poniedzialek.xml"`
problem-no-event-board = żadne rozdanie turnieju nie jest wybrane
    .help = napisz, które to rozdanie, np. `board 7`
problem-no-event-table = `{ $word }` wymaga stołu, a żadnego nie wskazano
    .help = napisz, który to stół, np. `at table 3`
problem-event-board = w turnieju nie ma rozdania { $number }
    .help = są w nim rozdania { $boards }
problem-event-sections = w turnieju jest kilka rozdań o numerze { $number }
    .help =
        { $sections ->
            [none] napisz, które, np. `at section A table 3: …`
           *[some] napisz, które: { $sections }
        }
problem-event-table = w rozdaniu { $number } turnieju nie ma `{ $written }`
    .help =
        { $lines ->
            [none] nikt go nie rozegrał
           *[some] są w nim { $lines }
        }{ $more ->
            [none] {""}
           *[some] {" "}(i jeszcze { $more })
        }
problem-event-tables-unnamed = plik turnieju nie zawiera numerów stołów
    .help =
        { $lines ->
            [none] wskaż stół przez pary: `at NS 4 EW 9: …`
           *[some] wskaż stół przez pary: { $lines }
        }
problem-event-table-twice = `{ $written }` może oznaczać kilka stołów
    .help =
        { $lines ->
            [none] wskaż stół przez pary: `at NS 4 EW 9: …`
           *[some] napisz, który: { $lines }
        }
problem-event-contestant = w turnieju nie ma `{ $written }`
    .help = `ranking` pokazuje wszystkie pary i drużyny z ich numerami
problem-event-contestant-unranked = `{ $written }` nie ma miejsca w turnieju
problem-event-contestant-twice = `{ $written }` może oznaczać kilka par
    .help = napisz { $readings }
problem-at-one-side = { $side } wskazano dwa razy
problem-at-nothing = po `at` nie ma stołu
    .help = np. `at table 3: …` albo wskaż pary, np. `at NS 4 EW 9: …`
problem-place-range = takiego miejsca nie ma
    .help = miejsca liczą się od 1
problem-no-table = nie wskazano stołu turnieju, więc orzeczenie jest punktowane jako jeszcze jeden zapis w rozdaniu
    .help = np. `at table 3: …`, a zastąpi wynik tego stołu
problem-penalty-of-table = karę podano po orzeczeniu przy { $table } i liczy się ona właśnie tam
problem-facts-of-table = przy innym stole nie obowiązuje to, co przy { $table } podano już po orzeczeniu: { $facts }
    .help = najpierw wskaż stół, a potem napisz, co się przy nim zdarzyło: `{ $written }`
problem-table-by-pair = plik nie ma numerów stołów: za stół { $table } przyjęto ten, przy którym na NS siedzi para { $table }
    .help = gdy to inny stół, wskaż pary, np. `at NS 4 EW 9: …`
problem-scoring-assumed = plik nie mówi, jak turniej jest liczony: przyjęto `{ $scoring }`
    .help = podaj w skrypcie, który przyjmuje też `--rulings`: `scoring matchpoints`, `scoring cross-imps`, `scoring butler`
problem-imps-assumed = plik mówi o IMP, ale nie względem czego: przyjęto `{ $scoring }`, każdy wynik z każdym innym
    .help = podaj w skrypcie, który przyjmuje też `--rulings`: `scoring butler`, jeśli liczono względem średniej, albo `scoring cross-imps`
problem-penalty-pending = `{ $written }` nie należy do żadnego stołu turnieju, a wyniki turnieju są bez niej
    .help = wskaż jej stół: `at table 3`; zapis na nim zostaje albo zmienia go orzeczenie: `at table 3: …`
problem-rulings-proposed =
    { $count ->
        [one] z orzeczenia plik ma tylko procenty lub IMP, a wyniki turnieju liczone są z orzeczeniem, które proponuje audyt
        [few] z { $count } orzeczeń plik ma tylko procenty lub IMP, a wyniki turnieju liczone są z orzeczeniami, które proponuje audyt
        [many] z { $count } orzeczeń plik ma tylko procenty lub IMP, a wyniki turnieju liczone są z orzeczeniami, które proponuje audyt
       *[other] z { $count } orzeczenia plik ma tylko procenty lub IMP, a wyniki turnieju liczone są z orzeczeniami, które proponuje audyt
    }: { $rulings }{ $more ->
        [none] {""}
       *[some] {" "}(i jeszcze { $more })
    }
    .help = `audit` pokazuje, co z nich wynika; jeśli orzeczenie jest znane, wpisz je w ten sam sposób
problem-event-no-scoring = nie wiadomo, jak turniej jest punktowany
    .help = napisz to: `scoring matchpoints`, `scoring cross-imps`, `scoring butler`
problem-event-session-weights =
    { $weights ->
        [one] podano jedną wagę
        [few] podano { $weights } wagi
        [many] podano { $weights } wag
       *[other] podano { $weights } wagi
    }, a { $sessions ->
        [one] jest jedna sesja
        [few] są { $sessions } sesje
        [many] jest { $sessions } sesji
       *[other] są { $sessions } sesje
    }
    .help = podaj wagę każdej sesji, w ich kolejności, np. `set result-of sessions 3 2`
problem-event-unscorable =
    { $board ->
        [none] turnieju nie da się policzyć: { $reason }
       *[some] rozdania { $board } turnieju nie da się policzyć: { $reason }
    }
    .help = popraw plik albo ustaw to, według czego turniej liczono
import-file = plik
import-line = wiersz { $line }
import-more =
    { $more ->
        [none] {""}
       *[some] { " " }(i jeszcze { $more } takich)
    }
problem-import-format = { $place }: nieznany format
    .help = czytane są USEBIO, JFR Pary, KOPS, my.acbl.org, ACBL Live, Bridge Base Online, LIN, BWS, PBN i kolumny tekstu z nazwami w pierwszym wierszu
problem-import-foreign = { $place }: z tego pliku nie da się odczytać turnieju
    .help = { $advice }
foreign-realbridge = z RealBridge zapisz plik USEBIO sesji przyciskiem `USEBIO` na stronie sędziego i podaj ten plik
foreign-bridgewebs = z BridgeWebs pobierz wyniki jako PBN albo podaj plik, który wysłał tam program liczący: USEBIO, PBN lub BWS
foreign-pianola = zamiast strony Pianoli podaj plik, który program liczący tam wysłał: USEBIO, BWS lub tabelę tekstową
foreign-bridgecomposer = z BridgeComposera zapisz turniej jako PBN, z tabelami wyników, i podaj ten plik
foreign-bbo = z Bridge Base Online zapisz stronę `Traveller` każdego rozdania do jednego katalogu razem ze stroną wyników turnieju i podaj katalog
foreign-acbl-live = z ACBL Live zapisz stronę „board-detail” każdego rozdania do jednego katalogu i podaj katalog
foreign-data-connector = z Bridgemate Data Connector zapisz sesję w programie liczącym, który odebrał wyniki, albo podaj plik BWS sesji
foreign-pdf = PDF służy do druku: zapisz wyniki z programu liczącego jako USEBIO, PBN lub BWS albo jako tabelę z kolumnami rozdanie, ns, ew i zapis
foreign-spreadsheet = z arkusza kalkulacyjnego zapisz tabelę jako CSV z kolumnami rozdanie, ns, ew i zapis
foreign-page = czytane są tylko niektóre strony: zapisz wyniki z programu, który utworzył stronę, jako USEBIO, PBN lub BWS albo jako tabelę z kolumnami rozdanie, ns, ew i zapis
problem-import-unreadable = { $place }: nie da się odczytać: { $reason }
    .help = sprawdź nazwę i czy wolno go czytać
problem-import-help = zapisz plik na nowo z programu, który go utworzył
problem-import-too-large = { $place }: ma więcej niż { $megabytes } MB, które są czytane
    .help = rozpakuj go i podaj same pliki turnieju
problem-import-too-many = { $place }: jest więcej plików niż { $files }, które są czytane
problem-import-too-many-rows = { $place }: ma więcej niż { $rows } wierszy, które są czytane
    .help = podziel go na kilka plików albo zapisz same kolumny `board`, `ns`, `ew` i `score`
problem-import-not-built = { $place }: ten program zbudowano bez czytania plików { $feature }
    .help = zapisz tabelę jako CSV albo zbuduj program: `cargo build --profile unwinding --features { $feature }`
problem-import-too-deep = { $place }: archiwa są zagnieżdżone głębiej, niż są otwierane
    .help = rozpakuj go i podaj pliki turnieju
problem-import-empty = w `{ $name }` nie ma wyników
    .help = podaj plik wyników, wszystkie jego strony albo ich katalog
problem-import-damaged = { $place }: uszkodzenie: { $reason }{ import-more }
problem-import-encrypted = { $place }: jest zaszyfrowany i nic z niego nie jest czytane{ import-more }
    .help = rozpakuj go, podając hasło, i wskaż pliki, które w nim są, albo zapisz go bez hasła
problem-import-illegible = { $place }: tekst jest w kodowaniu { $encoding }, które nie jest czytane
    .help = zapisz go w UTF-8
problem-import-lacking = { $place }: bez `{ $what }` nie ma wyników, a tego brakuje
    .help = podaj wszystkie pliki turnieju; gdy tabela nazywa to inaczej, powiedz jak: `--columns board=Rozd,ns=Para`
problem-import-unsupported = { $place }: format jest znany, ale `{ $what }` nie jest czytane
    .help = zapisz turniej w innym formacie: USEBIO albo tabela z kolumnami board, ns, ew i score
problem-import-encoding = { $place }: bajty, które nie są tekstem { $encoding }{ import-more }
    .help = nazwiska i słowa mogą być błędne, liczb to nie dotyczy
problem-import-missing = { $place }: brakuje `{ $what }`{ import-more }
problem-import-left-out-help = to, co niezrozumiałe, pominięto w wynikach
problem-import-value = { $place }: `{ $found }` nie jest wartością `{ $what }`{ import-more }
problem-import-suit-letter = { $place }: `C` w `{ $what }` to kiery albo trefle, bo inne kontrakty mają litery `P` lub `T`{ import-more }
    .help = napisz ♥ albo ♣; zapis, jeśli jest podany, liczy się
problem-import-unheaded = { $place }: `{ $found }` nie ma nagłówka kolumny i nie jest czytane{ import-more }
    .help = czy w nazwisku albo w liczbie jest przecinek? ujmij je w cudzysłów
problem-import-row = { $place }: niezrozumiały wiersz, pominięto go w wynikach{ import-more }
    .help = popraw go w programie, który go zapisał, i zapisz plik na nowo
problem-import-twice = { $place }: te same pary mają w rozdaniu inny wiersz{ import-more }
    .help = liczy się późniejszy
problem-import-plays-twice = { $place }: para { $pair } ma w rozdaniu jeszcze jeden wynik, przeciw innym{ import-more }
    .help = liczą się oba; popraw numery par
problem-import-file-beside = { $place }: plik w formacie `{ $format }`, obok innych nie jest czytany{ import-more }
    .help = nie jest inną sesją ani innym sektorem turnieju albo to te same stoły: podaj tylko to, co należy do siebie
problem-import-impossible = { $place }: żaden kontrakt nie daje w tym rozdaniu { $score }{ import-more }
    .help = zapis liczy się tak, jak jest; popraw go przez `at table 3: …`
problem-import-differs = { $place }: kontrakt daje { $computed }, a obok zapisano { $printed }{ import-more }
    .help = liczy się zapis
problem-import-columns = { $place }: kolumny, które nie są czytane: { $columns }
    .help = `--columns score=NAZWA` mówi, co jest w kolumnie
problem-import-not-read = { $place }: `{ $what }` nie jest czytane, a bez tego liczby mogą się różnić{ import-more }
    .help = `audit` pokazuje, czy bez tego liczby z pliku się zgadzają
problem-group-twice = grupa `{ $name }` występuje w protokole dwa razy
    .help = zbierz wszystkie jej wiersze w jednym bloku albo nadaj drugiej inną nazwę
problem-group-of-table =
    `{ $table }` { $group ->
        [none] nie grał w żadnej grupie rozdania
       *[some] grał w grupie `{ $group }`
    }, a nie w `{ $written }`
    .help = pomiń `in`: turniej zna grupę każdego stołu
problem-group-misplaced = `in` wskazuje grupę orzeczenia, które jest punktowane, a nie tego wyniku
    .help = wpisz wiersz do bloku jego grupy; gdzie indziej opuść `in`
problem-outside-case = `{ $what }` należy do przypadku, a tu żadnego nie ma
    .help = umieść to w przypadku, np. `case "Rozdanie 7" points 4 {"{"} question "…"; answer (60%+620 & 40%-100) {"}"}`
problem-answer-figures = odpowiedzią jest orzeczenie albo wynik każdej ze stron
    .help = np. `answer (60%+620 & 40%-100)` albo `answer NS 9.8, WE 8.2`
problem-deal =
    { $fault ->
        [seat] rozkład zaczyna się od miejsca pierwszej ręki i dwukropka
        [hands] rozkład ma od jednej do czterech rąk
       *[suits] ręka to cztery kolory oddzielone kropkami
    }
    .help = napisz go jak w PBN, od pików, ręce zgodnie z ruchem wskazówek zegara, np. `deal "N:AK32.52.62.QT987 - - -"`
problem-deal-card = `{ $written }` to nie karta
    .help = karty to `A`, `K`, `Q` (albo `D`), `J` (albo `W`), `T` (albo `10`), od `9` do `2`, od pików, z kropką między kolorami
problem-deal-twice =
    { $hands ->
        [same] { $card } jest dwa razy w ręce { $first }
       *[apart] { $card } jest w ręce { $first } i w ręce { $again }
    }
    .help = każda karta jest w jednej ręce
problem-deal-count =
    { $seat } ma { $cards ->
        [one] jedną kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }, a powinien mieć { $wanted }{ $missing ->
        [none] {""}
       *[some] ; brakuje { $missing }
    }
    .help = każda ręka ma trzynaście kart, a w końcówce tyle, ile pozostałe; nieznana ręka to `-`
problem-auction-word = `{ $written }` to nie zapowiedź
    .help = zapowiedzi to odzywki od `1♣` do `7NT` (albo `7BA`), `pass`, `x` (albo `ktr`) i `xx` (albo `rktr`), z odstępami; `!` to alert, `(…)` uwaga, `AP` to same pasy do końca
problem-call-over = { $seat } zapowiada `{ $call }` po zakończeniu licytacji
    .help = licytację kończą trzy pasy po odzywce, kontrze lub rekontrze, a cztery, gdy nikt się nie odezwał; opuść to, co dalej
problem-call-out-of-turn = { $seat } zapowiada `{ $call }` poza kolejnością; kolej na { $turn }
    .help = jeśli zapowiedź anulowano, napisz `[{ $seat }:{ $call }]`, a jeśli ją zaakceptowano, `{ $seat }:{ $call } accepted`
problem-call-insufficient = `{ $call }` gracza { $seat } jest odzywką niewystarczającą po `{ $over }`
    .help = jeśli ją poprawiono, napisz `[{ $call }]`, a dalej zapowiedź, która ją zastąpiła; jeśli ją zaakceptowano, `{ $call } accepted`
problem-call-no-bid = { $seat } zapowiada `{ $call }`, a nikt się jeszcze nie odezwał
    .help = kontra i rekontra wymagają odzywki; zapowiedź anulowaną pisze się w nawiasach: `[x]`
problem-call-wrong-side =
    { $action ->
        [redouble] { $seat } rekontruje `{ $bid }`, odzywkę przeciwników
       *[double] { $seat } kontruje `{ $bid }`, odzywkę własnej strony
    }
    .help = kontruje się ostatnią odzywkę przeciwników, a rekontruje własną; zapowiedź anulowaną pisze się w nawiasach: `[x]`
problem-call-doubling =
    { $state ->
        [undoubled] { $seat } zapowiada `{ $call }`, a `{ $bid }` nie jest z kontrą
        [doubled] { $seat } zapowiada `{ $call }`, a `{ $bid }` jest już z kontrą
       *[redoubled] { $seat } zapowiada `{ $call }`, a `{ $bid }` jest już z rekontrą
    }
    .help = odzywkę kontruje się raz, a kontrę raz rekontruje; zapowiedź anulowaną pisze się w nawiasach: `[x]`
problem-call-not-irregular = `{ $call }` jest w kolejności i dopuszczalna, nie ma więc czego akceptować
    .help = opuść `accepted`; pisze się je za odzywką niewystarczającą albo za zapowiedzią poza kolejnością z jej miejscem: `S:2♥ accepted`
problem-auction-note-alone = `{ $written }` pisze się za zapowiedzią, której dotyczy
    .help = najpierw zapowiedź: `1♦(!naturalne albo 18+)`, `2♥!`, `S:2♥ accepted`
problem-auction-note-call = `({ $call })` stoi tam, gdzie uwaga o poprzedniej zapowiedzi, a samo jest zapowiedzią
    .help = pisz wszystkie zapowiedzi bez nawiasów, od rozdającego: `1♥ 1♠ 2♥ pas 4♥ AP`; uwaga przylega do zapowiedzi: `2♥(po 1♠)`
problem-auction-note-empty = uwaga jest pusta
    .help = napisz w nawiasach wyjaśnienie, `1♦(!naturalne albo 18+)`, albo samo `!`, jeśli był tylko alert
problem-auction-open = `{ $sign }` nie jest zamknięty
    .help = uwagę kończy `)`, a zapowiedź wycofaną `]`: `1♠ [1♥](niewystarczająca) 2♥`
problem-auction-question = znak zapytania przylega do tego, co obok
    .help = stoi osobno, przed zapowiedzią, której dotyczy pytanie: `3NT ? pass`
problem-auction-question-over = po zakończeniu licytacji pytanie nie dotyczy żadnej zapowiedzi
    .help = postaw znak zapytania przed zapowiedzią, której dotyczy: `3NT ? pass pass pass`
problem-auction-empty = w licytacji musi być zapowiedź
    .help = napisz zapowiedzi od rozdającego: `auction "pass 1♦ pass 1♥ pass 3NT pass pass pass"`
problem-auction-dealer = nie wiadomo, kto rozdawał
    .help = napisz wcześniej rozdanie, `board 13`, albo rozdającego: `auction dealer N "…"`
problem-dealer-taken = nie podano, kto rozdawał: przyjęto, że { $dealer }
    .help = wskaż gracza, który wykroczył, `incident … by W`, albo podaj rozdanie lub rozdającego: `auction dealer W "…"`
problem-auction-dealer-differs = w tym rozdaniu rozdaje { $board }, a licytację zaczyna { $dealer }
    .help = opuść rozdającego w `auction` albo popraw rozdanie: `board 13 dealer N`
problem-lead-card = wist to karta w kolorze
    .help = podaj kolor i kartę: `lead ♥K`
problem-lead-not-held = { $seat } ma wistować, a nie ma karty { $card }
    .help = podaj, kto wistował, `lead ♥K by W`, albo popraw karty lub licytację
problem-auction-contract = licytacja kończy się kontraktem `{ $contract }`, rozgrywa { $declarer }, a jako wynik podano `{ $outcome }`
    .help = popraw to, co jest błędne; inne kontrakty należą do orzeczenia
problem-auction-passed-out = w licytacji wszyscy pasują, a jako wynik podano `{ $outcome }`
    .help = popraw to, co jest błędne; inne kontrakty należą do orzeczenia
problem-sheet-empty = w tym rozdaniu nie ma orzeczenia ani zdarzenia do przekazania
    .help = najpierw opisz zdarzenie (`incident`) albo policz orzeczenie, na przykład `(60%+620 & 40%-100)`, a potem napisz `sheet`
problem-sheet-which = w tym rozdaniu jest kilka orzeczeń: { $rulings }
    .help = napisz, które przekazujesz: `sheet { $ruling }`
problem-sheet-none =
    { $case ->
        [none] w żadnym przypadku nie ma orzeczenia do przekazania
       *[some] w przypadku `{ $case }` nie ma orzeczenia do przekazania
    }
    .help = przypadek przekazuje się z jego zdarzeniami i orzeczeniami, np. `case "Rozdanie 13" {"{"} … {"}"}`
problem-sheet-minutes = termin odwołania to najwyżej tydzień
    .help = napisz, ile to minut, np. `sheet "Turniej par" appeal 20`
problem-call-not-admitted = { $seat } nie może zapowiedzieć `{ $call }` tam, gdzie powstało pytanie
    .help = znak `?` stoi w licytacji przed inną zapowiedzią albo zapowiedź jest inna
problem-call-other = tam, gdzie powstało pytanie, w licytacji jest `{ $made }`, a nie `{ $call }`
    .help = `chosen` to zapowiedź, która stoi w licytacji za `?`
problem-answer-other = `{ $source }` odpowiada na `{ $question }`: `{ $answer }`
    .help = opuść `{ $question }` albo popraw `{ $source }`
problem-table-other = tutaj `{ $question }` to `{ $answer }`, a zdarzenie odpowiada inaczej
    .help = opuść `{ $question }` w zdarzeniu albo popraw ten zapis
problem-card-not-held = gracz { $seat } nie dostał w rozdaniu { $card }
    .help = popraw `card`, gracza po `by` albo `deal`
problem-lead-in-turn = według licytacji pierwszy wist należy do gracza { $seat }, więc nie jest on poza kolejnością
    .help = popraw gracza po `by` albo `auction`
problem-call-standing = `{ $procedure }` nie dotyczy zapowiedzi `{ $call }` gracza { $seat }, którą pokazuje licytacja
    .help = jeśli zapowiedź była nieprawidłowa, ujmij ją w `auction` w nawiasy, `[x]`; program wskaże wtedy procedurę
problem-call-of-other = nieprawidłowa zapowiedź w licytacji pochodzi od { $seat }, a zdarzenie dotyczy { $by }
    .help = popraw gracza po `by` albo `auction`
problem-auction-goes-on = licytacja nie jest skończona: ktoś ma jeszcze zapowiadać
    .help = popraw `kind` albo zapisz `auction` do końca
problem-call-not-made = w licytacji { $seat } nie zgłasza { $call }
    .help = popraw odpowiedź, gracza po `by` albo `auction`
problem-call-other-seat = tam, gdzie powstało pytanie, kolej na { $turn }, a zdarzenie dotyczy gracza { $seat }
    .help = postaw `?` przed zapowiedzią gracza, o którego chodzi
auction-label = Licytacja
auction-accepted = zaakceptowana przez przeciwników
auction-passed-out = Wszyscy pasują.
auction-contract = Kontrakt { $contract }, rozgrywa { $declarer }.
auction-leads-to = { $title } (przepis { $law }): `incident { $name }` albo `guide { $name }`.
auction-unfinished = Licytacja nie jest zakończona; kolej na { $turn }.
call-pass = pas
call-double = ktr
call-redouble = rktr
problem-session-range = procent z sesji to od 0% do 100%
    .help = napisz, ile para miała w pozostałych rozdaniach sesji, np. `session NS 64.2%`
problem-session-imps-range = w żadnej sesji nie wypada na rozdanie więcej niż { $limit } IMP
    .help = napisz, ile IMP na rozdanie para miała średnio w pozostałych rozdaniach sesji, np. `session NS +4 IMP`
problem-rest-range = w żadnym meczu pozostałe rozdania nie przynoszą więcej niż { $limit } IMP
    .help = napisz, ile IMP para wygrała w pozostałych rozdaniach meczu, np. `rest +10`
problem-penalty-negative = karę pisze się bez znaku
    .help = napisz, ile się odejmuje, np. `penalty WE 10%`; zero cofa karę: `penalty WE 0%`
problem-variable-unused = `{ $name }` nie występuje w orzeczeniu
    .help = wpisz ją jako wagę, a inny zapis niech weźmie resztę, np. `({ $name } +620 & rest -100)`
problem-unknown-weight = waga `{ $name }` nie ma tu wartości
    .help =
        { $near ->
            [none] waga z nazwą dostaje wartości od `vary { $name } in …` albo `solve { $name } in … for NS 50%`
           *[some] { did-you-mean }
        }
problem-too-much-work = to wymaga ponad { $limit } kroków obliczeń, najwięcej, ile może jedno polecenie: liczba wyników w orzeczeniu { $outcomes }, zapisów do porównania { $others }
problem-too-much-memory = to zajmuje ponad { $megabytes } MB, najwięcej, ile może jedno polecenie: liczba wyników w orzeczeniu { $outcomes }, zapisów do porównania { $others }
problem-too-much-help = zapisz jednakowe wyniki raz, z łączną wagą, albo zapytaj o mniej wyników naraz
problem-stopped = to przerwano przed końcem
    .help = zapytaj ponownie, dając więcej czasu, albo zapytaj o mniej
problem-others-too-much = pominięto pozostałe pary: wymagają więcej obliczeń, niż przeznacza się na nie przy orzeczeniu
problem-others-unscored = pominięto pozostałe pary: jeden z ich zapisów nie ma tu wartości
problem-vary-range = przy takim kroku zakres ma ponad { $limit } wartości
    .help = np. `from 0% to 100% step 10%` albo większy krok
problem-solve-unit = `{ $scoring }` nie daje wyników w tej jednostce
    .help = opuść jednostkę, aby pytać o punkty, albo zapytaj o `50%`, gdzie jest maks
problem-datum-of-nothing = przy obliczaniu średniej odrzucono wszystko: nie został żaden wynik
    .help = odrzuć mniej, np. `set datum-trim 1` lub `none`, albo wpisz do protokołu wszystkie wyniki

## Rady

did-you-mean = czy chodziło o `{ $near }`?

## Błędy zapisu

problem-unexpected =
    { $expected ->
        [none] { $found ->
            [none] na końcu czegoś brakuje
           *[some] `{ $found }` tu nie pasuje
        }
       *[some] { $found ->
            [none] na końcu oczekiwano: { $expected }
           *[some] oczekiwano: { $expected }; jest `{ $found }`
        }
    }
    .help =
        { $form ->
            [none] {""}
           *[some] np. `{ $form }`
        }
problem-unclosed = to `{ $opener }` nie zostało zamknięte
    .help = napisz `{ $closer }` tam, gdzie się kończy
problem-unopened = to `{ $closer }` niczego nie zamyka
    .help = opuść je albo dopisz nawias otwierający
problem-decimal-comma = przecinek dziesiętny: w skrypcie pisze się kropkę
    .help =
        { $with-point ->
            [none] ułamek pisze się po kropce, a przecinek rozdziela pozycje, jak w `NS 9.8, WE 8.2`
           *[some] napisz `{ $with-point }`; przecinek rozdziela pozycje, jak w `NS 9.8, WE 8.2`
        }
problem-nested-parentheses = nawiasy w nawiasach
    .help = nadaj wagi wszystkim zapisom w jednej parze nawiasów, np. `(60% +620 & 30% +170 & 10% -100)`
problem-too-deep = bloki są zagnieżdżone głębiej niż { $limit } razy
    .help = zamknij przez `{"}"}` przypadki, które są skończone
problem-mistake =
    { $mistake ->
        [two-counts] każda z liczb może być zapisem, a druga liczbą stołów
        [count-or-table] liczba w nawiasach po zapisie może oznaczać, ile stołów go miało, albo numer stołu
        [count] liczbę stołów z danym zapisem pisze się po `:`
        [percent-or-score] to mogą być procenty albo zapisy
        [own-sign] zapis WE może tu być podany ze strony NS, jak w notacji, albo ze znakiem WE
        [imps-or-score] to mogą być IMP-y albo zapisy
        [percentages] procenty obu stron rozdziela ukośnik
        [averages] wyniki rozjemcze obu stron rozdziela ukośnik
        [sides] wynik NS pisze się z lewej strony ukośnika, WE z prawej; znak zapisu jest znakiem NS
        [side] zapis nie ma strony, lecz znak: plus, gdy zapisali go NS, minus, gdy WE
        [one-side] druga strona nie ma zapisu; bez nazwy strony orzeczenie dotyczy obu
        [thousands] w zapisie nie oddziela się tysięcy
        [letters] zamiast cyfry jest litera
        [percent-sign] waga musi mieć `%`
        [weight-behind] wagę pisze się przed zapisem
        [joined] zapisy z wagami łączy się znakiem `&`
        [parentheses] zapisy rozdzielone przecinkami trzeba ująć w nawiasy
        [brackets] nawiasy orzeczenia są okrągłe
        [quotes] cudzysłów jest prosty: `"`
        [comment] komentarz zaczyna się od `#`
        [point] po liczbie jest kropka
        [words] tutaj zapisuje się to inaczej
        [declarer] rozgrywającego pisze się po kontrakcie
        [no-declarer] kontrakt musi mieć rozgrywającego
        [vulnerability] założenia należą do rozdania, nie do kontraktu
        [statements] drugą instrukcję pisze się w nowym wierszu albo po `;`
        [prefix] to część instrukcji
        [clauses] człony `match` to `boards 16`, `rest +10`, `scale wbf` i `knockout`
        [rows] dwa wiersze rozdziela przecinek albo nowy wiersz
        [count-of-ruling] orzeczenie nie ma liczby stołów; pisze się ją w protokole
        [table-of-event] orzeczenie przy stole turnieju zaczyna się od `at`; wiersz protokołu stoi w `traveller`
        [weights-alone] to są wagi bez zapisów
        [whose-session] wynik sesji należy do jednej ze stron
        [whose-penalty] kara należy do jednej strony
        [decimal-point] część ułamkową oddziela kropka, nie przecinek
        [board-in-comment] liczba po `#` to komentarz, więc rozdanie pozostaje poprzednie
        [either] to są dwa możliwe wyniki: wybierz jeden albo podaj wagi obu
        [calls] zapowiedzi pisze się w cudzysłowie, od rozdającego, z odstępami i bez nawiasów
        [cards] karta to kolor i wysokość, `♥K`; ręce pisze się w cudzysłowie jak w PBN, od pików
        [idle-words] część tych słów nic nie mówi o wyniku; po ich opuszczeniu zostaje
        [ruling-elsewhere] to mówi, czy orzeczenie utrzymano, a nie jaki jest wynik
        [favour] to mówi, kto ma zyskać; przepis 12C1(c) wymaga podania możliwych wyników, każdego z jego wagą
        [contract-missing] to wynik bez kontraktu
        [tricks] liczba za kreską może oznaczać wszystkie wzięte lewy albo lewy wpadkowe
        [level] lewy i kolor to jeszcze nie kontrakt: o zapisie decyduje jego wysokość
        [opening] redress nazywa to innymi słowami
        [traveller] wyniki rozdania stoją w nawiasach klamrowych
       *[not-played] rozdanie nierozegrane nie ma wyniku: opuść jego wiersz albo wpisz wynik rozjemczy
    }
    .help =
        { $readings ->
            [none]
                { $mistake ->
                    [contract-missing] podaj kontrakt z wynikiem, na przykład `4♠-1 N`
                   *[other] { problem-not-in-notation.help }
                }
           *[some] napisz { $readings }
        }
problem-unknown-statement = `{ $word }` nie jest instrukcją
    .help =
        { $near ->
            [none] zacznij od orzeczenia, np. `(60% +620 & 40% -100)`, albo od instrukcji, np. `let td = +620`
           *[some] { did-you-mean }
        }
problem-reserved-name = `{ $word }` to słowo języka i nie może być nazwą
    .help = wybierz inną nazwę, np. `let moje-{ $word } = (60% +620 & 40% -100)`
problem-name-as-component = nazwa `{ $name }` nie może być zapisem składowym
    .help = wypisz jego zapisy; nazwa może zastąpić całą stronę, np. `td/(-100)`
problem-score-range = żaden zapis brydżowy nie jest tak duży
    .help = zapis leży między -{ $limit } a +{ $limit }
problem-weight-range = ten ułamek nie jest wagą
    .help = obie części ułamka są najwyżej { $limit } i nie dzieli się przez 0, np. `1/3`
problem-count-range = w żadnym turnieju nie ma tylu stołów
    .help = liczba stołów leży między 1 a { $limit }
problem-votes-range = w żadnej ankiecie nie ma tylu głosów
    .help = liczba głosów sięga { $limit }, np. `4♥: 5`
problem-percentage-range = ten procent jest poza zakresem
    .help = procent to najwyżej 1000%, z najwyżej 6 cyframi po kropce, np. `62.5%`
problem-board-range = żadna sesja nie ma rozdania o tym numerze
    .help = numer rozdania to najwyżej { $limit }
problem-boards-range = żaden mecz nie ma tylu rozdań
    .help = mecz ma najwyżej { $limit } rozdań, np. `match boards 16`
problem-digits-range = ta liczba ma więcej cyfr, niż można zachować
    .help = napisz najwyżej 12 cyfr przed kropką i 6 po niej
problem-control-character = jest tu znak, którego nie widać
    .help = usuń go; pochodzi zapewne z wklejonego tekstu
problem-text-direction = niewidoczny znak zmienia tu kierunek tekstu: widać co innego, niż jest czytane
    .help = usuń go; w komentarzu, tekście lub nazwie może ukryć orzeczenie
problem-escape = `\` w tekście, po którym nie ma nic właściwego
    .help = napisz `\\` dla ukośnika, `\"` dla cudzysłowu, `\n` dla nowego wiersza
problem-whole-points = zapisy są w całych punktach
    .help = napisz zapis bez ułamka, np. `+620`; wartości pośrednie dają wagi, np. `(60% +620 & 40% -100)`
problem-not-a-number = to nie jest liczba
    .help = napisz cyfry po obu stronach kropki, np. `0.5`
problem-not-a-count = liczba stołów to liczba całkowita większa od 0
    .help = napisz, ile stołów miało ten zapis, np. `+620: 3`
problem-repeated = to już zostało podane
    .help = podaj to raz
problem-not-a-ruling = to nie jest orzeczenie
    .help = napisz zapis, kontrakt albo zapis ważony, np. `(60% +620 & 40% -100)`
problem-missing-separator = między dwoma zapisami brakuje `&`
    .help = np. `(60% +620 & 40% -100)`
problem-list-needs-parentheses = zapisy bez nawiasów łączy się tylko przez `&`
    .help = np. `60% +620 & 40% -100` albo weź je w nawiasy
problem-split-side-missing = brakuje jednej strony ukośnika `/`
    .help = napisz zapis NS po lewej, a WE po prawej, np. `(-100)/(+620)`
problem-split-of-three = zapis rozdzielony ma tylko dwie strony
    .help = napisz zapis NS po lewej stronie ukośnika, a WE po prawej, np. `(-100)/(+620)`
problem-slash-inside = `/` wewnątrz nawiasów
    .help = ukośnik pisze się między nawiasami stron, np. `(60% +620 & 40% -100)/(+620)`
problem-side-colon = strona z dwukropkiem nie jest orzeczeniem
    .help = napisz zapis NS po lewej stronie ukośnika, a WE po prawej, np. `(-100)/(+620)`
problem-row-colon = przed liczbą stołów brakuje `:`
    .help = napisz, ile stołów miało ten zapis, np. `+620: 3`
problem-expect-colon = `expect` wymaga `:` przed tym, czego oczekuje
    .help = np. `expect td: NS 9.8, WE 8.2`
problem-damage-form = `damage` jest niepełne
    .help = np. `damage NS before +620 after +500 obtained +150`
problem-damage-side-missing = `damage` nie mówi, której strony jest szkoda, i nie podano, która strona wykroczyła
    .help =
        { $readings ->
            [none] podaj wcześniej, kto wykroczył, np. `offenders EW`
           *[some] napisz { $readings } albo podaj wcześniej, kto wykroczył, np. `offenders EW`
        }
problem-row-times = `{ $tables } x`, czyli na ilu stołach był zapis, pisze się przed zapisem, a nie za nim
    .help = napisz za zapisem `x{ $tables }` lub `: { $tables }` albo przed nim `{ $tables } x`
problem-let-form = `let` wymaga nazwy, `=` i orzeczenia
    .help = np. `let td = (60% +620 & 40% -100)`
problem-let-missing = nazwę nadaje się przez `let`
    .help = np. `let td = (60% +620 & 40% -100)`
problem-statement-in-rows = instrukcja wśród wierszy bloku
    .help = zamknij przed nim blok przez `{"}"}`
problem-block-missing = to wymaga bloku w `{"{"} {"}"}`
    .help = np. `case "Rozdanie 7" {"{"} … {"}"}`, `scale "club" {"{"} 0-2: 15-15 {"}"}`
problem-block-without-head = `{"{"}` bez słowa przed nim
    .help = napisz, co zawiera: `traveller {"{"}` albo `case "Rozdanie 7" {"{"}`
problem-block-misplaced = to nie może mieć tu bloku
    .help = bloki to `case "…" {"{"} {"}"}`, `traveller {"{"} {"}"}`, `scale "…" {"{"} {"}"}` oraz `group "…" {"{"} {"}"}` w protokole
problem-group-outside = grupa poza protokołem
    .help = np. `traveller {"{"} group "A" {"{"} +620: 3 {"}"} {"}"}`
problem-not-in-notation = to nie należy do notacji
    .help = napisz orzeczenie, np. `(60% +620 & 40% -100)`
list-comma = ,{" "}
list-and = {" "}i{" "}
list-or = {" "}lub{" "}
expected-ruling = orzeczenie
expected-outcome = zapis albo kontrakt
expected-strain = kolor albo `NT`
expected-weight = waga, np. `60%`
expected-number = liczba
expected-count = liczba stołów
expected-seat = miejsce (`N`, `E`, `S`, `W`)
expected-side = strona (`NS` albo `WE`)
expected-name = nazwa
expected-string = tekst w cudzysłowie
expected-word = słowo
expected-value = wartość
expected-unit = jednostka (`%`, `MP`, `IMP`, `VP`)
expected-claim = to, czego się oczekuje, np. `NS 9.8` albo `error weights-sum`
expected-vulnerability = założenia (`none`, `NS`, `WE`, `all`)
expected-offenders = `NS`, `WE`, `both` albo `none`
expected-end = koniec
expected-match-clause = `boards`, `rest`, `knockout` albo `scale`

## Wiersz poleceń

prompt-welcome =
    redress { $version }: podaj zapisy z innych stołów, a potem orzeczenie.
      protokół {"{"} +620: 3, +500, -100: 2 {"}"}        albo  drugi stół +300
      (60%+620 & 40%-100)                        albo  (-100)/(+620), A+/A-
    Tab uzupełnia, `help` wyjaśnia więcej, Ctrl-D kończy.
prompt-help =
    Każdy wiersz to instrukcja języka. Znaki są z punktu widzenia NS.

      rozdanie 7                               kontrakty wymagają rozdania
      protokół {"{"} +620: 3, +500, -100: 2 {"}"}      zapisy z innych stołów
      drugi stół +300                          albo z drugiego pokoju meczu
      wykroczyli WE; wynik -100                kto wykroczył, co uzyskano
      (60%+620 & 40%-100)                      orzeczenie: wynik i wyjaśnienie
      let td = (60%+620 & 40%-100)             nazwa; `ans` to ostatnie
      compare td, (-100)/(+620), A+/A-         zestawienie obok siebie
      effects td                               wpływ na inne pary
      vary w in (w +620 & rest -100)           wszystkie wagi naraz
      solve w in (w +620 & rest -100) for NS 12    waga, która daje 12
      sensitivity td; pitfall td; conventions td; entry td
      guide                                    pyta, co się stało, i podaje rozstrzygnięcie

    Tab uzupełnia; \s \h \d \c i Tab wstawiają kolory. Polecenia:

    { $commands }
    Tematy: `:help weighted`, `:help damage`, `:help butler`; wszystkie: `:help topics`.
prompt-board = rozdanie { $number }
prompt-board-unnumbered = rozdanie
prompt-dropped = { $begun }: usunięto { $facts }
prompt-dropped-unknown = nie obowiązuje żadne rozdanie; usunięto { $facts }
prompt-nothing-to-explain = nie było jeszcze żadnego błędu; `:explain neuberg` objaśnia nazwę
prompt-unknown-command-near = nie ma polecenia `:{ $name }`; czy chodziło o `:{ $near }`?
prompt-unknown-command = nie ma polecenia `:{ $name }`; wymienia je `help`
prompt-file-missing = `:{ $name }` wymaga pliku: `:{ $name } evening.ruling`
prompt-reset = wyczyszczono wszystko; `:undo` to przywraca
prompt-nothing-to-undo = nie ma czego cofnąć
prompt-stopping = Program zatrzyma się po tym kroku; drugie Ctrl-C kończy go od razu.
prompt-stopped = przerwano
prompt-not-text = to nie jest tekst UTF-8
prompt-brief = pokazywany jest tylko wynik
prompt-steps = pokazywany jest przebieg obliczeń
prompt-full = pokazywane są obliczenia, wszystkie wiersze, wszystkie inne pary i wszystkie zasady
prompt-results-noted =
    { $results ->
        [one] { $results } inny wynik
        [few] { $results } inne wyniki
        [many] { $results } innych wyników
       *[other] { $results } innego wyniku
    }
prompt-scoring-noted = odtąd punktowanie: { $scoring }
stated-nothing = brak: { $statement }
stated-unread = nie wszystko dało się odczytać, więc nic nie jest z tym liczone:
prompt-nothing-to-show = `{ $word }` nie obowiązuje; `:show` pokazuje wszystko
prompt-corrections = {"  "}Tab podpowiada poprawki
prompt-awaited = {"  "}… `{ $closer }` to kończy
prompt-preview = {"  "}→ { side-ns } { $ns }  { side-ew } { $ew }
prompt-weights-short = {"  "}→ brakuje { $missing }
prompt-weights-over = {"  "}→ o { $over } za dużo
prompt-not-edited = nie można użyć edytora: { $reason }
prompt-undone = cofnięto
prompt-undone-one = cofnięto: { $statement }
prompt-undone-many = cofnięto: { $statement } i jeszcze { $more }
prompt-more-told = … i jeszcze { $hidden }
prompt-not-loaded = nie udało się wczytać `{ $path }`: { $reason }
prompt-saved =
    { $lines ->
        [one] zapisano { $lines } wiersz
        [few] zapisano { $lines } wiersze
        [many] zapisano { $lines } wierszy
       *[other] zapisano { $lines } wiersza
    } w `{ $path }`; powtarza je `redress run { $path }`
prompt-penalty-replaced = { $penalty } zamiast wcześniejszej
prompt-not-saved-over = `{ $path }` już istnieje; wybierz inną nazwę
prompt-not-saved = nie udało się zapisać `{ $path }`: { $reason }
prompt-unreadable = nie można czytać z terminala: { $reason }

## Serwer języka dla edytorów

editor-run = uruchom
editor-run-all = uruchom wszystko
editor-test = sprawdź
editor-test-all = sprawdź wszystko
editor-explain = wyjaśnij `{ $topic }`
editor-replace = Zamień na `{ $text }`
editor-insert = Wstaw powyżej `{ $text }`
editor-correct = Wpisz wartości, które się zgadzają
editor-expectation = oczekiwano { $expected }, jest { $actual }
editor-tested = zaliczone: { $passed }, niezaliczone: { $failed }
editor-no-result = brak wyników
editor-cut-short = skrypt działa zbyt długo i wykonano tylko jego część
editor-no-name = w tym miejscu nie ma nazwy nadanej w tym pliku
editor-not-a-name = `{ $name }` nie może być nazwą
editor-name-taken = nazwa `{ $name }` jest już nadana w tym pliku

## Ustawienia

setting-win = PT za pokonaną parę; remis to połowa
source-win = przepis { LAW("78A") }: 2 i 1; w Ameryce Północnej 1 i ½
value-win-2 = dwa za wygraną, jeden za remis
value-win-1 = jeden za wygraną, pół za remis
setting-split = jak zapis rozdzielony wchodzi do frekansu
source-split = dwie tabele: wykład J. Marciniaka z 2005 r.; połowa frekansu: De Wael
value-split-two-tables = zapis każdej strony do jej własnej tabeli
value-split-half-frequency = jedna tabela, każda strona z połową swojej wagi
setting-short-field = PT, gdy brakuje wyników (M w tabeli A wyników, oczekiwano E)
source-short-field = Neuberg: WBF i większość federacji; Ascherman: część Europy
value-short-field-neuberg = (M + 1) · E/A − 1
value-short-field-proportional = M · (E − 1)/(A − 1)
value-short-field-mitchell = M + (E − A)
value-short-field-ascherman = (M + 1) · E/A przy maksie 2E, także w pełnych polach
value-short-field-none = M bez zmian
setting-small-groups = stałe procenty dla grup z jednym, dwoma lub trzema wynikami
source-small-groups = Biała Księga EBU; regulamin ACBL o rozdaniach sfałszowanych
value-small-groups-none = wzór z short-field
value-small-groups-ebu = 1 wynik: średnia plus; 2, 3 ≤ E/3: 60% + 5% · (M − (A − 1))
value-small-groups-acbl = 1 wynik 60%, 2 65/55, 3 70/60/50, o ile to nie największa grupa
setting-tables = ilu wyników oczekuje się w rozdaniu
source-tables = schemat turnieju
value-tables-rows = tylu, ile ma protokół, łącznie z orzeczonym
value-tables-number = tylu
setting-cross-imps = cross-IMP-y jako średnia z porównań albo ich suma
source-cross-imps = regulamin zawodów; modified: Biała Księga EBU 3.1.3
value-cross-imps-mean = średnia z pozostałych wyników
value-cross-imps-sum = suma wszystkich porównań
value-cross-imps-modified = suma podzielona przez √(r·c/2), r wyników, c = r − 1
setting-short-imps = cross-IMP, gdy brakuje wyników
source-short-imps = podręcznik ACBLscore: comparisons; Biała Księga EBU: results
value-short-imps-none = suma bez zmian
value-short-imps-comparisons = suma · (E − 1)/(A − 1), A w tabeli, E oczekiwanych
value-short-imps-results = suma · E/A
value-short-imps-realbridge = średnia albo suma · E(A − 1)/(A(E − 1))
setting-imp-cap = najwięcej IMP, które może dać jedno porównanie
source-imp-cap = regulamin zawodów
value-imp-cap-none = tyle, ile przewiduje skala
value-imp-cap-number = nie więcej niż tyle
setting-imp-average = IMP-y za średnią plus; średnia minus ma znak minus
source-imp-average = przepis { LAW("12C2(b)") }: 3, o ile organizator tego nie zmienił
value-imp-average-3 = 3 IMP-y
value-imp-average-number = tyle
setting-datum-trim = skrajne zapisy odrzucane z obu końców w średniej Butlera
source-datum-trim = regulamin zawodów; średnie z wykładu z 2005 r. wychodzą przy 30%
value-datum-trim-none = żadne
value-datum-trim-number = tyle, ale nigdy środkowego ani dwóch środkowych
value-datum-trim-share = tę część wyników, poniżej 50%, zaokrągloną w dół
value-datum-trim-median = wszystkie oprócz środkowego
setting-datum-round = jak zaokrągla się średnią Butlera do dziesiątek
source-datum-round = regulamin zawodów
value-datum-round-away = do najbliższej dziesiątki, połówki od zera
value-datum-round-even = do najbliższej dziesiątki, połówki do parzystej
value-datum-round-towards-zero = obcięta do dziesiątki
value-datum-round-none = wcale
setting-tie-within = największa różnica, która w board-a-match jest jeszcze remisem
source-tie-within = polski Patton: 10
value-tie-within-0 = tylko równe zapisy
value-tie-within-number = tyle punktów
setting-damage = które z czterech przypadków dotyczą `damage`
source-damage = przepis { LAW("12C1(e)") }; wykład J. Marciniaka z 2005 r. o pułapce
value-damage-law = cztery przypadki: stands, trap, full, formula
value-damage-formula = przed − po + uzyskany, bez względu na wartości
setting-no-damage = odpowiedź, gdy orzeczenie nie rekompensuje żadnej szkody
source-no-damage = przepis { LAW("12B1") }: bez szkody nie ma wyniku rozjemczego
value-no-damage-stands = uzyskany wynik, który się utrzymuje
value-no-damage-note = orzeczenie, z uwagą
setting-damage-entry = co `damage` wpisuje do tabel
source-damage-entry = wykład J. Marciniaka z 2005 r., rozdziały 7 i 8
value-damage-entry-universal = (100% X & -100% Y & 100% Z)
value-damage-entry-before = samo X; punkty strony koryguje się potem
setting-round = jak zaokrągla się końcowy wynik strony, poza IMP
source-round = regulamin zawodów
value-round-none = wcale
value-round-unit-away = połówki od zera
value-round-unit-to-average = połówki w stronę średniej
value-round-unit-away-from-average = połówki od średniej
value-round-unit-even = połówki do cyfry parzystej
value-round-unit-non-offenders = każdy ułamek na korzyść strony niewykraczającej
setting-round-imps = jak zaokrągla się IMP z rozdania meczu
source-round-imps = Biała Księga EBU: 1 przed przeliczeniem, 0,1 na koniec
value-round-imps-none = bez zaokrąglania
value-round-imps-unit-away = połówki od zera
value-round-imps-unit-to-average = połówki ku 0
value-round-imps-unit-away-from-average = połówki od 0
value-round-imps-unit-even = połówki do cyfry parzystej
value-round-imps-unit-non-offenders = ułamek na korzyść niewykraczających
setting-round-field-imps = jak zaokrągla się IMP z całą salą
source-round-field-imps = Biała Księga EBU: 0,1, gdy IMP są wynikiem końcowym
value-round-field-imps-none = bez zaokrąglania
value-round-field-imps-unit-away = połówki od zera
value-round-field-imps-unit-to-average = połówki ku 0
value-round-field-imps-unit-away-from-average = połówki od 0
value-round-field-imps-unit-even = połówki do cyfry parzystej
value-round-field-imps-unit-non-offenders = ułamek na korzyść niewykraczających
setting-vp-fraction = IMP między dwoma przedziałami tabeli VP
source-vp-fraction = wykład z 2005 r.: non-offenders; Biała Księga EBU: nearest
value-vp-fraction-non-offenders = do przedziału lepszego dla strony niewykraczającej
value-vp-fraction-nearest = do bliższego przedziału, połówki od remisu
value-vp-fraction-towards-draw = do przedziału bliższego remisowi
setting-edition = wydanie przepisów, według którego rozstrzyga się zdarzenia
source-edition = Światowa Federacja Brydża, obowiązuje od 2017 roku
value-edition-2017 = przepisy z 2017 roku
value-edition-2007 = przepisy z 2007 roku, o ile program je ma
setting-logical-alternative = część pytanych, która tworzy logiczną alternatywę
source-logical-alternative = przepis { LAW("16B1(b)") } nie podaje liczby; Biała Księga 8.16.6.1: co piąty
value-logical-alternative-1-5 = co piąty z pytanych
value-logical-alternative-share = taka część: 1/4, 25%
setting-tilt = o ile proponowane wagi przesuwa się na korzyść niewykraczających
source-tilt = kurs EBL z 2019 r.: lekko na korzyść, 40-60 na 50-50
value-tilt-0 = wcale
value-tilt-points = o tyle punktów procentowych
setting-plus-boards = rozdania bez wyniku, za które jest średnia plus
source-plus-boards = regulamin zawodów, przepis { LAW("12C2(d)") }
value-plus-boards-all = wszystkie
value-plus-boards-number = tyle w sesji, za każde następne średnia
setting-sit-outs = czy wiersz pauzującej pary liczy się jako oczekiwany wynik
source-sit-outs = JFR Pary pomija pauzy, inne programy liczą stół
value-sit-outs-not-expected = nie
value-sit-outs-expected = tak
setting-across = czy sektory porównuje się ze sobą
source-across = przepis { LAW("78D") }: regulamin zawodów
value-across-file = tak, jak porównuje plik
value-across-sections = wszystkie wyniki rozdania, z każdego sektora
value-across-boards = każdy sektor osobno
setting-result-of = z czego składa się wynik zawodów w procentach
source-result-of = organizator; Compscore, JFR Pary, ACBLscore; Queensland BA (rozdania)
value-result-of-points = punkty z rozegranych rozdań do ich maksimum
value-result-of-percentages = średnia z procentów za rozdania
value-result-of-factored-points = punkty przeliczone na wszystkie rozdania
value-result-of-sessions = średnia procentów sesji
value-result-of-sessions-boards = to samo, z wagą równą liczbie rozdań
value-result-of-sessions-weight = to samo, z tymi wagami w kolejności sesji
setting-result-round = jak zaokrągla się wynik zawodów w procentach
source-result-round = JFR Pary, KoPS2www i ACBLscore: 0,01
value-result-round-none = bez zaokrąglania
value-result-round-unit-away = połówki od zera
value-result-round-unit-even = połówki do cyfry parzystej
setting-round-cap = ile najwyżej liczy się w rundzie, w IMP
source-round-cap = JFR Pary: +12 w rundzie, przegrana w całości
value-round-cap-none = cała
value-round-cap-number = tyle; przegrana w całości
value-round-cap-number-both = tyle; przegrana też nie więcej
setting-ties = równe wyniki w klasyfikacji
source-ties = przepis { LAW("78D") }: organizator przed zawodami; iloraz: CBAI
value-ties-equal = to samo miejsce
value-ties-head-to-head = rozdania między sobą, gdy wszyscy się spotkali
value-ties-imp-quotient = iloraz IMP wygranych i przegranych
value-ties-head-to-head-imp-quotient = rozdania między sobą, potem iloraz
setting-language = język wydruku
source-language = czytelnik
value-language-en = angielski
value-language-pl = polski

## Sposoby punktowania

scoring-matchpoints = maksy
scoring-imps = IMP
scoring-butler = Butler
scoring-cross-imps = cross-IMP
scoring-board-a-match = board-a-match
scoring-total-points = zapis sumaryczny

## Regulaminy

regulations-lecture-2005 = wykłady J. Marciniaka z 2005 r. o wynikach rozjemczych
regulations-wbf = Światowa Federacja Brydża (WBF)
regulations-ebu = EBU, Anglia (Biała Księga 2025 według streszczenia)
regulations-acbl = Amerykańska Liga Brydżowa (ACBL)
regulations-pzbs = Polski Związek Brydża Sportowego (PZBS)
regulations-dbf = Duński Związek Brydżowy (TLH: jego podręcznik)
-not-found = nie znaleziono tekstu; wartość domyślna
-not-spoken-of = nie ma o tym mowy
-law-12C1e = przepis { LAW("12C1(e)") }
-law-12C2b = przepis { LAW("12C2(b)") }
-law-78A = przepis { LAW("78A") }
choice-lecture-2005-win = tabele w wykładach
choice-lecture-2005-split = wykład o obliczeniach, zapisy rozdzielone
choice-lecture-2005-short-field = wykład o obliczeniach, krok 5 algorytmu
choice-lecture-2005-datum-trim = rozdział 4: średnie są podane, reguła nie; 30% je daje
choice-lecture-2005-damage = rozdział 5, pułapka
choice-lecture-2005-damage-entry = wykład o obliczeniach, podejście uniwersalne
choice-lecture-2005-round = wykład o obliczeniach: wynik podaje się z ułamkiem
choice-lecture-2005-round-imps = wykład o obliczeniach: wynik podano z ułamkiem
choice-lecture-2005-vp-fraction = wykład o obliczeniach, punkt 8: na korzyść strony niewykraczającej
choice-wbf-win = { -law-78A }
choice-wbf-split = zapis każdej strony osobno, przepisy { LAW("12C1(e)") } i { LAW("82C") }
choice-wbf-imp-average = { -law-12C2b }
choice-wbf-damage = { -law-12C1e }
choice-ebu-win = { -law-78A }
choice-ebu-split = Biała Księga 2025, 4.2.1
choice-ebu-short-field = Biała Księga 2025, 4.2.3.2
choice-ebu-small-groups = Biała Księga 2025, 4.2.3.3; 3.3.2 o jedynym wyniku
choice-ebu-short-imps = Biała Księga 2025, 4.2.4 i 4.2.5
choice-ebu-imp-average = { -law-12C2b }
choice-ebu-datum-trim = Biała Księga 2025, 4.2.4, w przykładzie
choice-ebu-datum-round = Biała Księga 2025, 4.2.6.2
choice-ebu-damage = artykuł R. Barkera o { LAW("12C1(b)") }, potem w Białej Księdze; { -law-12C1e }
choice-ebu-round = Biała Księga 2025, 4.2.3.2 i 4.2.6.1
choice-ebu-round-imps = Biała Księga 2025, 4.2.6.1 i 8.12.3: 1 IMP; ustaw 0.1, gdy IMP są wynikiem końcowym
choice-ebu-round-field-imps = Biała Księga 2025, 4.2.6.1 i 8.12.3: 0,1, gdy IMP są wynikiem końcowym
choice-ebu-vp-fraction = Biała Księga 2025, 4.2.6: połówki od średniej
choice-ebu-logical-alternative = Biała Księga 2017, 8.16.6.1: rozważa to co najmniej około jednej piątej pytanych, a wybiera więcej niż pojedynczy wyjątek
choice-acbl-win = podręcznik ACBLscore: jeden za wygraną, pół za remis
choice-acbl-short-field = przyjęty w 1991 r.; podręcznik ACBLscore, rozdania sfałszowane
choice-acbl-small-groups = podręcznik ACBLscore, rozdania sfałszowane; ACBL Bulletin, czerwiec 1991
choice-acbl-short-imps = podręcznik ACBLscore, s. 83: (liczba wyników − 1)/(wielkość grupy − 1)
choice-acbl-imp-average = { -law-12C2b }
choice-acbl-datum-trim = podręcznik ACBLscore, s. 83: po 5% z końców; że części wyniku się nie odrzuca, to założenie
choice-acbl-datum-round = podręcznik ACBLscore, s. 83: 425 to 420, 435 to 440
choice-acbl-tie-within = board-a-match: 1, pół albo 0
choice-acbl-damage = { -law-12C1e }
choice-acbl-round = podręcznik ACBLscore: setne, 0,005 w górę
choice-pzbs-win = przepis { LAW("78A") } w wydaniu polskim; 1 i ½ są dopuszczone
choice-pzbs-imp-average = { -law-12C2b }
choice-pzbs-damage = { -law-12C1e }
choice-dbf-win = { -law-78A }
choice-dbf-imp-average = { -law-12C2b }; TLH § X12B: sesja także w IMP
choice-dbf-damage = { -law-12C1e }

## Formats of events (looked up by name)

format-usebio = USEBIO
format-jfr = JFR Pary
format-kops = KoPS
format-bbo = strony Bridge Base Online
format-acbl-live = strony ACBL Live
format-lin = LIN
format-acbl = ACBLscore
format-bws = Bridgemate
format-pbn = PBN
format-csv = tabela tekstowa
format-parquet = Parquet
format-json = redress
format-ruling = skrypt

## What is found and lost in events (looked up by name)

audit-points-differ = punkty są inne
audit-same-score-differs = inaczej niż za ten sam zapis przy innych stołach
audit-code-contradicts = kod daje co innego, niż obok wydrukowano
audit-score-impossible = żaden kontrakt nie daje tego zapisu
audit-row-missing = mniej rozdań, niż podaje plik
audit-datum-differs = średnia jest inna
audit-top-differs = maks jest inny
audit-total-differs = wynik jest inny
audit-total-contradicts = nie wynika z własnych wierszy
audit-place-differs = miejsce jest inne
audit-ruling-proposed = orzeczenie, które daje to, co wydrukowano
audit-ruling-unknown = nie znaleziono orzeczenia, które to daje
lost-names = nazwiska i numery członkowskie nie są zapisywane bez `--names`
lost-ruling = orzeczenia z wagami lub szkodą zapisano jako ich liczby, z orzeczeniem w komentarzu
lost-figures = orzeczenia niepoliczone zapisano jako sam komentarz
lost-ranking = wydrukowana w pliku klasyfikacja nie jest zapisywana
lost-match-results = wydrukowane w pliku wyniki meczów nie są zapisywane
lost-conversion = przeliczenie meczów na VP nie jest zapisywane
lost-program = program, który utworzył plik, nie jest podany
lost-top = wydrukowane w pliku maksy nie są zapisywane
lost-sections = sektory porównywane ze sobą stają się częścią numerów
lost-group = grupy rozdań sfałszowanych nie są zapisywane
lost-code = to, co stoi zamiast zapisu i jest niezrozumiałe, zapisano jako komentarz
lost-penalties = kar, punktów przeniesionych lub handicapów nie zapisano wcale albo nie wszystkie
lost-details = na dane par i zawodników nie ma kolumny
lost-strata = kategorie poniżej całej stawki nie są zapisane
lost-ranked-apart = sektory z osobną klasyfikacją mają wspólną
lost-penalties-in-totals = kary są zapisane tylko w sumach i miejscach, które są w pliku
lost-victory-points = punkty zwycięskie (VP) pozostają bez zmian: plik nie podaje ich skali; proszę podać ją w skrypcie, np. `match boards 8 scale wbf`
lost-other-totals = sumy w pliku nie są sumami jego wyników: każda zmienia się o tyle, ile zmieniają orzeczenia, a miejsca wynikają z sum
lost-sit-out = to, że para nie miała przeciwników, nie jest zapisywane

## Egzaminy

problem-marks-share = część punktów za pytanie to od 0% do 100%
    .help = np. `marks side 50% weights 40%`
problem-no-questions = żaden przypadek tego klucza nie ma pytania ani odpowiedzi
    .help = pytanie to przypadek, np. `case "Rozdanie 7" points 4 {"{"} question "…"; answer (60%+620 & 40%-100) {"}"}`
problem-question-without-answer = przypadek `{ $case }` nie ma odpowiedzi, z którą można by porównać
    .help = napisz klucz pod pytaniem, np. `answer (60%+620 & 40%-100)` albo `answer NS 9.8, WE 8.2`
problem-hand-mark-unread = ten wiersz nie jest ręczną oceną
    .help = na przykład `mark "7" 2, "dobrze uzasadnione"`, pod `candidate "NAZWA"`
problem-hand-mark-whose = nie wiadomo, czyja to ocena
    .help = podaj kandydata w wierszu powyżej: `candidate "NAZWA"`
problem-hand-mark-candidate = wśród ocenianych nie ma `{ $candidate }`
    .help =
        { $near ->
            [none] kandydat nazywa się tak jak jego plik
           *[some] { did-you-mean }
        }
problem-hand-mark-question = w egzaminie nie ma pytania `{ $question }`
    .help =
        { $near ->
            [none] pytanie nazywa się numerem albo nazwą swojego przypadku
           *[some] { did-you-mean }
        }
problem-hand-mark-range = ocena za to pytanie to od 0 do { $worth }
problem-hand-mark-twice = pytanie `{ $question }` ma już ręczną ocenę
problem-question-twice = dwa przypadki nazywają się `{ $case }`: odpowiedzi nie dałoby się rozróżnić
    .help = nadaj każdemu przypadkowi własną nazwę; wielkość liter nie gra roli
problem-file-write = nie można zapisać `{ $name }`: { $reason }
    .help = plik jest taki, jaki był; musi być wolno go zapisać
expected-marks-clause = `side` lub `weights` i część
file-not-plain = to nie jest zwykły plik
file-no-answers = to katalog bez odpowiedzi
file-link = to dowiązanie symboliczne, które może prowadzić do cudzego pliku
exam-paper =
    { $questions ->
        [one] { $questions } pytanie
        [few] { $questions } pytania
        [many] { $questions } pytań
       *[other] { $questions } pytania
    }, { worth }
exam-how-to-answer = Na każde pytanie odpowiedz w osobnym wierszu, podając jego numer i orzeczenie albo wynik każdej strony: `1: (70% +420 & 30% -50)`, `2: NS 7,5; WE 6,5`, `3: NS 62,5%; WE 40%`.
exam-how-to-round = Wynik, także w procentach, wolno zaokrąglić do dwóch lub więcej cyfr po przecinku albo podać ułamkiem: `9,33` i `9 1/3` są dobre dla 28/3. `~9,3` mówi, że zaokrąglono do jednej cyfry.
exam-candidate = Imię i nazwisko
exam-candidate-number = Numer
exam-date = Data
exam-when = Data: { $date }
exam-time-allowed = Czas: { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
exam-blank-answer = Odpowiedź
exam-page-number = Nr { $line }
exam-blank-verdict = Rozstrzygnięcie
exam-blank-laws = Przepisy
exam-sheet-lines = Każdą odpowiedź wpisz za jej numerem. Pytanie bez odpowiedzi nie daje punktów, a poza odpowiedziami nic nie jest czytane.
exam-procedures-only = `--from procedures` układa pytania o przepisy; pomiń `--kind` albo podaj jeden z takich rodzajów
exam-variant-made = Wariant { $letter } (ziarno { $seed })
exam-variant-question = pytanie
exam-variant-legend = Każda kolumna to wariant z ziarna { $seed }; liczby są numerami pytań w kluczu. Stopnie mówią, o ile gracze przesiedli się zgodnie z ruchem wskazówek; * to nowe pytanie tego samego rodzaju. Każdy wariant został policzony.
exam-sheet-untouched = Wierszy zaczynających się od `#` się nie czyta.
exam-untitled = Egzamin
exam-question-numbered = Pytanie { $number } ({ worth })
exam-question = { $number }. { $case } ({ worth })
exam-board =
    { $number ->
        [none] Rozdanie
       *[some] Rozdanie { $number }
    }{ $dealer ->
        [none] {""}
       *[some] , rozdaje { $dealer }
    }{ $vulnerable ->
        [unknown] {""}
        [nobody] , obie przed partią
        [ns] , { side-ns } po partii
        [ew] , { side-ew } po partii
       *[both] , obie po partii
    }.
seat-north = N
seat-east = E
seat-south = S
seat-west = W
exam-field =
    { $group ->
        [none] Inne stoły:
       *[some] Inne stoły, grupa „{ $group }”:
    }
exam-by-matchpoints = Punktacja: maksy.
exam-by-imps = Punktowanie w IMP.
exam-by-butler = Punktowanie Butlerem.
exam-by-cross-imps = Punktowanie w cross-IMP.
exam-by-board-a-match = Punktowanie board-a-match.
exam-by-total-points = Punktowanie zapisem sumarycznym.
exam-other-table = Przy drugim stole: { $other }.
exam-match =
    { $form ->
        [knockout] Mecz pucharowy
       *[plain] Mecz
    }{ $boards ->
        [0] {""}
        [one] {" "}na { $boards } rozdanie
        [few] {" "}na { $boards } rozdania
        [many] {" "}na { $boards } rozdań
       *[other] {" "}na { $boards } rozdania
    }{ $rest-ns ->
        [none] {""}
       *[some] , w pozostałych rozdaniach NS { $rest-ns }{ $rest-ew ->
            [none] {""}
           *[some] , WE { $rest-ew }
        }
    }{ $scale ->
        [none] {""}
       *[some] , przeliczany w { $scale }
    }.
exam-scale-open = { $from } i więcej
exam-own-scale = skali „{ $name }”
exam-scale = Skala: { $steps }.
exam-offended = Strona wykraczająca: { $side }.
exam-offended-both = Wykroczyły obie strony.
exam-offended-none = Nie wykroczyła żadna strona.
exam-obtained = Zapis uzyskany przy stole: { $score }.
exam-session = W pozostałych rozdaniach sesji: { $shares }.
exam-penalty = Kara dla { $side }: { $amount } { $unit }.
exam-penalty-share = Kara dla { $side }: { $share } maksa.
exam-rule-tables = W rozdaniu oczekuje się { $results ->
        [one] { $results } wyniku
        [few] { $results } wyników
        [many] { $results } wyników
       *[other] { $results } wyniku
    }.
exam-rule-imp-cap = Porównanie daje najwyżej { $amount } IMP.
exam-rule-imp-average = Średnia plus to { $plus } IMP, średnia minus { $minus } IMP.
exam-rule-datum = Średnią liczy się ze wszystkich zapisów, z zaokrągleniem do najbliższej dziesiątki; każdy zapis z orzeczenia ma własną średnią.
exam-rule-trim-count =
    { $results ->
        [one] Średnia pomija najwyższy i najniższy zapis.
        [few] Średnia pomija { $results } najwyższe i { $results } najniższe zapisy.
        [many] Średnia pomija { $results } najwyższych i { $results } najniższych zapisów.
       *[other] Średnia pomija { $results } najwyższego i { $results } najniższego zapisu.
    }
exam-rule-trim-share = Średnia pomija po { $share } zapisów z obu końców, z zaokrągleniem w dół.
exam-rule-tie-within = Różnica do { $amount } punktów jest remisem.
exam-rule-alternative = Logiczną alternatywą jest to, co wybiera lub poważnie rozważa { $share } pytanych.
exam-rule-round =
    { $what ->
        [field-imps] IMP z całą salą
        [imps] IMP z rozdania
       *[points] Wynik każdej strony
    } zaokrągla się do { $unit }{ $how ->
        [away] , połówki od zera
        [to-average] , połówki w stronę średniej
        [away-from-average] , połówki od średniej
        [even] , połówki do cyfry parzystej
       *[non-offenders] , każdy ułamek na korzyść strony niewykraczającej
    }.
exam-rule-regulations = Regulamin: { $body }.
exam-rule-other = Zasada: { $setting }: { $value }.
exam-marks = Wyniki egzaminu
statistics-untitled = Statystyka grupy
statistics-class =
    { $candidates ->
        [one] { $candidates } kandydat
        [few] { $candidates } kandydaci
        [many] { $candidates } kandydatów
       *[other] { $candidates } kandydata
    }{ $unread ->
        [none] {""}
       *[some] ; pliki, których nie można przeczytać i które się nie liczą: { $unread }
    }.
statistics-totals =
    Średnia { $mean } na { worth }{ $share ->
        [none] {""}
       *[some] {" "}({ $share })
    }, mediana { $median }, od { $lowest } do { $highest }.
statistics-reliability = Rzetelność (alfa Cronbacha): { $alpha }.
statistics-head-mean = średnia
statistics-head-facility = łatwość
statistics-head-discrimination = moc różnicująca
statistics-head-candidates = kandydaci
statistics-head-wrong = co poszło źle
statistics-head-answer = odpowiedź
statistics-full = pełne punkty
statistics-part = część
statistics-nothing = zero
statistics-wrong = Co poszło źle:
statistics-answers = Błędne odpowiedzi, które podało kilku kandydatów:
statistics-chart = Kandydaci z pełnymi punktami, z częścią i z zerem. { $questions }
statistics-bar = Pytanie { $number }: pełne punkty { $full }, część { $part }, zero { $nothing }.
statistics-facility = Łatwość: średni wynik jako część punktów za pytanie.
statistics-discrimination = Moc różnicująca: średni wynik najlepszych 27% grupy minus średni wynik najsłabszych 27%, jako część punktów za pytanie (T. L. Kelley, 1939); w każdej z tych grup { $candidates ->
        [one] jest { $candidates } osoba
        [few] są { $candidates } osoby
        [many] jest { $candidates } osób
       *[other] jest { $candidates } osoby
    }. Poniżej 0 lepiej wypadli najsłabsi.
statistics-no-groups = Moc różnicująca porównuje najlepsze 27% grupy z najsłabszymi; trzeba do tego dziesięciu kandydatów.
exam-head-number = nr
exam-head-question = pytanie
exam-head-points = punkty
exam-head-mark = wynik
exam-head-why = dlaczego
exam-all-candidates = Wszyscy kandydaci
exam-head-candidate = kandydat
exam-head-of-all = % całości
exam-head-full = pełne
exam-head-part = część
exam-head-nothing = zero
exam-right = dobrze
exam-wrong = żadna strona nie jest dobra
exam-other-weights = dobre zapisy, inne wagi
exam-several = kilka różnych odpowiedzi
exam-missing = brak odpowiedzi
exam-not-readable = nie można przeczytać
exam-named = nazwa nic tu nie znaczy
exam-too-many = za dużo zapisów
exam-readings = mogą to być dwa wyniki albo jeden
exam-sideless = jeden wynik, ale nie wiadomo czyj
exam-no-figure = ani orzeczenie, ani wyniki
exam-verdict-right = rozstrzygnięcie dobre, przepis nie
exam-verdict-and-part = rozstrzygnięcie dobre, przepisy częściowo
exam-law-right = przepis dobry, rozstrzygnięcie nie
exam-law-wrong = złe rozstrzygnięcie i przepis
exam-how-to-answer-law = Na pytanie o przepisy odpowiada się rozstrzygnięciem i przepisami, na których się opiera: `4: rozjemczy, przepis 16B1(a)`. Rozstrzygnięcia:
exam-verdict-word = `{ $word }`: { $meaning }
exam-one-side = { $side } dobrze, { $other } nie
exam-unscored = nie ma wyniku [{ $code }]
exam-averaged-first = uśredniono zapisy przed punktowaniem
exam-other-group = dobre orzeczenie w innej grupie rozdania sfałszowanego
exam-sides-swapped = strony zamieniono: NS dano to, co należy się WE, i odwrotnie
exam-bare-percentage = procent bez znaku `%` liczy się jako punkty
exam-rounded = zaokrąglono do jednej cyfry po przecinku; wynik z dwiema lub więcej byłby dobry
exam-adjusted = zmienia wynik, choć utrzymuje się wynik uzyskany
exam-unrounded = wynik przed zaokrągleniem i karami
exam-sign-turned = odwrócony znak { $side }: zapisy pisze się, licząc dla NS, punkty z punktu widzenia samej pary
exam-complement = { $side } dano resztę do maksa, a każdą stronę punktuje się osobno
exam-difference =
    { $number }. Klucz: { $key }. Odpowiedź: { $answer }{ $figures ->
        [none] {""}
       *[some] , warta { $figures }
    }{ $mistake ->
        [none] {""}
       *[some] : { $mistake }
    }.
exam-sum = { $mark } na { worth }
exam-key-working = Obliczenia klucza:
exam-answer-working = Obliczenia odpowiedzi:
exam-line = wiersz { $line }
exam-word-in-line = `{ $word }` w wierszu { $line }
exam-not-executed = nie wykonano: { $named }
exam-unknown-case = wiersz { $line }: egzamin nie ma pytania `{ $case }`
exam-unknown-case-near = wiersz { $line }: egzamin nie ma pytania `{ $case }`; czy chodziło o `{ $near }`?
exam-by-hand = ręcznie
exam-by-hand-why = ręcznie: { $reason }
exam-for-examiner = Do oceny ręcznej
exam-unclosed = wiersz { $line }: odpowiedzi nie czyta się, bo ma nawias klamrowy, ukośnik `\` albo niezamknięty cudzysłów
exam-unread = wiersz { $line }: { $message } [{ $code }]
exam-unreadable = pliku nie przeczytano: { $reason }
exam-not-utf8 = pliku nie przeczytano: od bajtu { $offset } nie jest w UTF-8
exam-too-large = pliku nie przeczytano: jest większy niż { $most } bajtów
exam-more-notes = i jeszcze takich: { $more }
exam-casebook-alone = sprawy ze zbioru orzeczeń mają własne fakty: pomiń --kind i --board
exam-casebook-only = --law, --body, --year i --word wybierają sprawy ze zbioru orzeczeń: dodaj --from casebook
exam-casebook-few = { $count ->
        [one] jedna pasująca sprawa daje pytanie, a zamówiono { $wanted }
        [few] { $count } pasujące sprawy dają pytania, a zamówiono { $wanted }
        [many] { $count } pasujących spraw daje pytania, a zamówiono { $wanted }
       *[other] { $count } pasującej sprawy daje pytania, a zamówiono { $wanted }
    }
exam-cards-alone = karty tych pytań rozdaje ziarno: opuść --from
exam-no-field = skrypt musi mieć rozdanie z założeniami i protokół bez grup, z co najmniej dwoma różnymi zapisami
exam-no-figures = z tych wyników i tego numeru losowania nie da się ułożyć pytania o wynikach, które da się zapisać

## Zasady na arkuszu egzaminu

rule-win-2 = Pokonana para to dwa punkty turniejowe, remis jeden.
rule-win-1 = Pokonana para to jeden punkt turniejowy, remis pół.
rule-split-two-tables = Zapis każdej ze stron wchodzi do jej własnej tabeli.
rule-split-half-frequency = Zapisy obu stron wchodzą do jednej tabeli, każdy z połową wagi.
rule-short-field-neuberg = Gdy brakuje wyników, stosuje się wzór Neuberga: (M + 1) · E/A − 1, gdzie M to punkty wśród A wyników z E oczekiwanych.
rule-short-field-proportional = Gdy brakuje wyników, punkty rosną proporcjonalnie: M · (E − 1)/(A − 1), gdzie M to punkty wśród A wyników z E oczekiwanych.
rule-short-field-mitchell = Gdy brakuje wyników, każdy z nich liczy się jako remis: M + (E − A), gdzie M to punkty wśród A wyników z E oczekiwanych.
rule-short-field-ascherman = Punkty liczy się według Aschermana: (M + 1) · E/A przy maksie 2E, gdzie M to punkty wśród A wyników z E oczekiwanych.
rule-short-field-none = Gdy brakuje wyników, punkty pozostają bez zmian.
rule-small-groups-none = Małe grupy nie mają stałych procentów.
rule-small-groups-ebu = Grupa z jednym wynikiem ma średnią plus. Grupa z dwoma lub trzema, najwyżej jedną trzecią oczekiwanych wyników, ma 60% + 5% · (M − (A − 1)), gdzie M to punkty wśród A wyników.
rule-small-groups-acbl = Grupa z jednym wynikiem ma 60%, z dwoma 65% i 55%, z trzema 70%, 60% i 50%, o ile nie jest największa.
rule-tables-rows = W rozdaniu oczekuje się tylu wyników, ile tu podano, łącznie z orzeczonym.
rule-cross-imps-mean = Cross-IMP to średnia z pozostałych wyników.
rule-cross-imps-sum = Cross-IMP to suma wszystkich porównań.
rule-cross-imps-modified = Cross-IMP to suma wszystkich porównań podzielona przez √(r·c/2), gdzie r to liczba wyników, a c = r − 1 liczba porównań.
rule-short-imps-none = Gdy brakuje wyników, suma cross-IMP pozostaje bez zmian.
rule-short-imps-comparisons = Gdy brakuje wyników, sumę cross-IMP mnoży się przez (E − 1)/(A − 1), gdzie A to wyniki z E oczekiwanych.
rule-short-imps-results = Gdy brakuje wyników, sumę cross-IMP mnoży się przez E/A, gdzie A to wyniki z E oczekiwanych.
rule-short-imps-realbridge = Gdy brakuje wyników, średnią cross-IMP mnoży się przez E(A − 1)/(A(E − 1)), gdzie A to wyniki z E oczekiwanych.
rule-imp-cap-none = Porównanie daje tyle IMP, ile przewiduje skala.
rule-datum-trim-none = Średnią liczy się ze wszystkich zapisów.
rule-datum-trim-median = Średnią jest zapis środkowy albo średnia z dwóch środkowych.
rule-datum-round-away = Średnią zaokrągla się do najbliższej dziesiątki, połówki od zera.
rule-datum-round-even = Średnią zaokrągla się do najbliższej dziesiątki, połówki do parzystej.
rule-datum-round-towards-zero = Średnią obcina się do dziesiątki.
rule-datum-round-none = Średniej się nie zaokrągla.
rule-tie-within-0 = Remisem są tylko równe zapisy.
rule-damage-law = Częścią pytania jest, który z czterech przypadków szkody niezwiązanej z wykroczeniem zachodzi.
rule-damage-formula = Szkodę niezwiązaną z wykroczeniem zawsze liczy się wzorem przed − po + uzyskany.
rule-no-damage-stands = Gdy nie ma szkody, utrzymuje się uzyskany zapis.
rule-no-damage-note = Gdy nie ma szkody, orzeczenie i tak się liczy.
rule-damage-entry-universal = Do tabel wchodzi notacja uniwersalna szkody.
rule-damage-entry-before = Do tabel wchodzi sam zapis sprzed wykroczenia; punkty strony koryguje się potem.
rule-round-none = Końcowych wyników się nie zaokrągla.
rule-round-imps-none = IMP z rozdania się nie zaokrągla.
rule-round-field-imps-none = IMP z całą salą się nie zaokrągla.
rule-vp-fraction-non-offenders = IMP między dwoma przedziałami skali zalicza się do przedziału lepszego dla strony niewykraczającej.
rule-vp-fraction-nearest = IMP między dwoma przedziałami skali zalicza się do bliższego, połówki od remisu.
rule-vp-fraction-towards-draw = IMP między dwoma przedziałami skali zalicza się do przedziału bliższego remisowi.
rule-edition-2017 = Zdarzenia rozstrzyga się według przepisów z 2017 roku.
rule-edition-2007 = Zdarzenia rozstrzyga się według przepisów z 2007 roku.
rule-logical-alternative-1-5 = Logiczną alternatywą jest to, co wybiera lub poważnie rozważa co piąty z pytanych.
scale-wbf = skali WBF
scale-wbf-discrete = dyskretnej skali WBF
scale-acbl20 = skali ACBL na 20 VP z 2005 r.
scale-acbl30 = skali ACBL na 30 VP z 2005 r.
scale-ebu-pairs = skali EBU dla par
scale-ebu-pairs-half = skali EBU dla połówek meczów par

## Pytania

question-hesitation = Gracz { $one } długo myślał i spasował, a { $other } licytował dalej. Pas był logiczną alternatywą, a dalsza licytacja była ewidentnie sugerowana przez namysł (przepis { LAW("16B") }).
question-explanation = Gracz { $one } błędnie objaśnił odzywkę gracza { $other }, a przeciwnicy oparli na tym licytację (przepis { LAW("21B") }).
question-corrected-after-auction = Gracz { $one } błędnie objaśnił odzywkę gracza { $other }, a przeciwnicy na tym polegali. { $other } sprostował to po ostatnim pasie, jak powinna strona rozgrywająca (przepis { LAW("20F5") }); było już za późno na zmianę odzywek, które się na tym opierały (przepis { LAW("21B3") }).
question-corrected-after-play = Gracz { $one } błędnie objaśnił odzywkę gracza { $other }, a przeciwnicy na tym polegali. { $other } sprostował to po zakończeniu rozgrywki, jak powinien obrońca (przepis { LAW("20F5") }); było już za późno na zmianę odzywek, które się na tym opierały (przepis { LAW("21B3") }).
question-missing-alert = Gracz { $one } nie zaalertował odzywki gracza { $other }, a przeciwnicy wzięli ją za naturalną (przepis { LAW("21B") }).
question-suggested-lead = Gracz { $one } zadał w licytacji pytanie, które wskazywało kolor, a { $other } w ten kolor zawistował. Inny wist był logiczną alternatywą, a wybrany był ewidentnie sugerowany przez pytanie (przepis { LAW("16B") }).
story-title = { $title }, rozdanie { $board } (ziarno { $seed })
story-ask-verdict = Jakie jest orzeczenie i na podstawie którego przepisu?
story-ask-relief = Czy orzeczony zapis jest utrzymany dla obu stron, czy stronie niewykraczającej orzeka się inny zapisowy wynik rozjemczy z powodu szkody, którą sama sobie wyrządziła? Na podstawie którego przepisu?
story-ask-imps = Ile IMP dostaje każda strona, jeśli rozdanie punktuje się teraz?
story-ask-score = Ile PT dostaje każda strona, jeśli rozdanie punktuje się teraz?
story-result-passed = Wynik to { $obtained }. Gdyby { $other } spasował, byłoby { $without }.
story-result-bid = Wynik to { $obtained }. Gdyby { $other } zalicytował 3♠, byłoby { $without }.
story-result-misled = Wynik to { $obtained }. Gdyby rozgrywającego nie zmylono, byłoby { $without }.
story-result-ruled = Wynik to { $obtained }. Bez błędu sędziego byłoby { $without }.
story-result-informed = Wynik to { $obtained }. Dobrze poinformowani zalicytowaliby 3BA, z wynikiem { $without }.
question-title =
    { $kind ->
        [split] Błąd sędziego
        [damage] Błąd po wykroczeniu
        [neuberg] Rozdanie z brakującymi wynikami
        [butler] Zapis ważony w Butlerze
        [evidence] Co mówią karty
       *[weighted] Zapis ważony
    }{ $board ->
        [none] {""}
       *[some] , rozdanie { $board }
    } (ziarno { $seed })
question-made-by =
    { $command }{ $field ->
        [traveller] , z protokołu
       *[generated] {""}
    }
question-one-missing = Jeden stół nie mógł rozegrać rozdania i ma wynik procentowy; zastosuj wzór Neuberga.
question-two-missing = Dwa stoły nie mogły rozegrać rozdania i mają wyniki procentowe; zastosuj wzór Neuberga.
question-from-case = Ze zbioru orzeczeń: { $case }
question-ask-figures = Ile dostaje każda strona za { $ruling }?
question-evidence = Przeciw { $contract } wistuje { $leader }. Przy wszystkich rękach widocznych i najlepszej grze obu stron rozgrywający bierze { $groups }.
question-leads = { $tricks ->
    [one] { $tricks } lewę
    [few] { $tricks } lewy
    [many] { $tricks } lew
   *[other] { $tricks } lewy
} po { $cards }
question-best-lead = Jaki wynik daje najlepszy wist?
question-lead-weights = Jeśli każda z trzynastu kart jest wistem równie często, jaki wynik ważony z tego wynika?
question-in-imps = Ile IMP dostaje każda strona?
question-in-matchpoints = Ile PT dostaje każda strona?
question-part = { $result } { $share }
question-weighted = { $story } Uzyskano { $obtained }. Bez wykroczenia sędzia przyjmuje wagi: { $first } i { $last } (przepis { LAW("12C1(c)") }).
question-split = Sędzia wydał przy stole błędne orzeczenie i rozdania nie da się normalnie zapisać: obie strony traktuje się jako niewykraczające (przepis { LAW("82C") }). Przy dobrym orzeczeniu padłoby { $one } albo { $other }. To, co dla danej strony lepsze, sędzia daje jej z wagą { $more }, a drugi wynik z wagą { $less } (przepis { LAW("12C1(c)") }).
question-damage = { $story } Bez wykroczenia oczekiwano { $before }. Po nim { $innocent } mogli jeszcze mieć { $after }, ale { $error }: { $obtained }. Był to skrajnie poważny błąd, niezwiązany z wykroczeniem (przepis { LAW("12C1(e)") }).
question-revoke =
    popełnili fałszywy renons i przekazano { $tricks ->
        [one] lewę
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    } (przepis { LAW("64A") })
question-thrown-trick = oddali lewę na dziesiątkę, dokładając dziewiątkę z KDW9

## Testy

test-ok = ok
test-failed = ŹLE
test-error = BŁĄD
test-nothing = brak
test-updated = zmieniono
test-to-update = do zmiany
test-expected = oczekiwano
test-actual = jest
test-no-error = blok ma słowo `error`, a wykonuje się bez błędu
test-no-expectation = bez oczekiwań
test-question = pytanie egzaminacyjne
test-unsound = nie zmieniono: zmienia się tylko wyniki w plikach bez błędów
test-tests =
    { $tests ->
        [one] { $tests } test
        [few] { $tests } testy
        [many] { $tests } testów
       *[other] { $tests } testu
    }
test-files =
    { $files ->
        [one] { $files } plik
        [few] { $files } pliki
        [many] { $files } plików
       *[other] { $files } pliku
    }
test-figures =
    { $figures ->
        [one] { $figures } wynik
        [few] { $figures } wyniki
        [many] { $figures } wyników
       *[other] { $figures } wyniku
    }
test-expectations =
    { $expectations ->
        [one] { $expectations } oczekiwanie
        [few] { $expectations } oczekiwania
        [many] { $expectations } oczekiwań
       *[other] { $expectations } oczekiwania
    }
test-errors =
    { $errors ->
        [one] { $errors } błąd
        [few] { $errors } błędy
        [many] { $errors } błędów
       *[other] { $errors } błędu
    }
test-questions =
    { $questions ->
        [one] { $questions } pytanie egzaminacyjne
        [few] { $questions } pytania egzaminacyjne
        [many] { $questions } pytań egzaminacyjnych
       *[other] { $questions } pytania egzaminacyjnego
    }
test-passed = zaliczone: { $passed }
test-failed-count = niezaliczone: { $failed }
test-without = bez oczekiwań: { $without }
test-none = brak testów
test-totals = { test-tests }, { test-files }: { $counts }; { test-expectations } ({ $time })
test-figures-to-update = do zmiany { test-figures }, { test-files }
test-figures-updated = zmieniono { test-figures }, { test-files }
test-slowest = najwolniejsze: { $files }
test-more = … i jeszcze { $hidden }; `--filter` wybiera niektóre, `--format json` wymienia wszystkie
test-expectation = oczekiwano { $expected }; jest { $actual }
test-nothing-of-name = żaden test ani plik nie ma w nazwie `{ $filter }`
test-nothing-found = nie znaleziono testu: ani przypadku, ani oczekiwania w pliku `.ruling` lub w bloku `ruling` w Markdown
fmt-nothing-found = nie znaleziono żadnego pliku `.ruling`

## Wykłady

manual-title = redress: podręcznik
manual-this-language = Polski
manual-search = Wszystkie strony wymieniono tu razem z innymi nazwami. Wyszukiwanie nad spisem z boku zna słowa każdej strony; bez skryptów nazwy znajduje na tej stronie przeglądarka (Ctrl-F). Każdą liczbę na tych stronach obliczono przy ich tworzeniu.
manual-guides = Przewodniki (po angielsku)
manual-examples = Przykłady (po angielsku)
manual-lectures = Wykłady
manual-grammar = Gramatyka dla sędziego (po angielsku)
manual-laws = Poszczególne przepisy
manual-start = Na początek
manual-reference = Spisy
manual-search-label = Szukaj
manual-search-none = Nic się tak nie nazywa
manual-one-file = Cały podręcznik w jednym pliku
manual-setting = zapis
manual-setting-meaning = znaczenie
manual-before = Wcześniej
manual-after = Dalej
manual-written = stron: { $pages }, katalog { $folder }
woven-from = Utworzono z { $file } programem redress { $version }.
answer = Odpowiedź
answers = Odpowiedzi
contents = Spis treści
index-of-laws = Przytoczone przepisy
law-citations = tu przytoczono przepis { $law }
callout-law = Przepis
callout-warning = Uwaga
callout-misprint = Błąd w druku
callout-note = Komentarz
callout-tip = Wskazówka
sources = Źródła
footnote-back = powrót do tekstu
source-citations = tu przytoczono źródło { $number }
numbered-section = Rozdział { $number }
numbered-table = Tabela { $number }
numbered-figure = Rysunek { $number }
blank = puste miejsce
room = Miejsce na odpowiedź
quote-open = „
quote-open-inner = ‚
notes = Notatki
slides-next = Następny
slides-end = To ostatni slajd
slides-speaker = Okno prowadzącego
lecture-live-html = orzeczenia można zmieniać na stronie: zapisz ją do pliku z końcówką .html, a nie do { $file }
live-change = Zmień
live-hidden = Pokaż i zmień
live-script = Skrypt tego bloku
live-weights = Wagi
live-restore = Jak było
live-failed = Ta przeglądarka nie może liczyć:
live-rests = To zależy od bloku powyżej, w którym jest błąd.
lecture-slides-html = slajdy to strona: zapisz je do pliku z końcówką .html, a nie do { $file }
lecture-question = Pytanie { $number }
lecture-working = obliczenia
lecture-other-tables = inne stoły
lecture-added = orzeczenie
lecture-taken = odjęte przez orzeczenie
lecture-results = wyniki
lecture-field-label = Wyniki stołów, { $who }. { $rows }
lecture-field-row = { $score }: { $results }, { $points }.
lecture-curve-label = { $axis }. { $points }.
lecture-woven = wpleciono: { $file }
lecture-unchanged = bez zmian: { $file }
chart-none = Bez wykresu: frekans rysuje się w maksach, w Butlerze i w cross-IMP.
lecture-not-woven = nie wpleciono: { $file }
lecture-no-form = wykład wplata się do pliku z końcówką .md, .html albo .tex, a nie do { $file }
lecture-deal = Rozkład kart
problem-lecture-figure = `{ $written }` nie jest wynikiem orzeczenia
    .help = napisz nazwę orzeczenia i stronę: `{"{{"} td.ns {"}}"}`, `{"{{"} td.ew.percent {"}}"}`
problem-lecture-part = orzeczenie nie ma wyniku `{ $written }`
    .help =
        { $near ->
            [none] są `ns` i `ew`, same albo z `points`, `percent`, `exact`, `imps`, `vp`: `{"{{"} td.ew.percent {"}}"}`
           *[some] { did-you-mean }
        }
problem-lecture-part-missing = `{ $name }` nie ma w tym punktowaniu `{ $part }`
    .help = procenty są tam, gdzie jest maks, IMP-y w punktowaniu w IMP, VP w `match` ze skalą
problem-lecture-option = blok nie ma opcji `{ $word }`
    .help =
        { $near ->
            [none] są `hide`, `source`, `brief`, `chart`, `error`, `only=table`, `only=answer`, `only=chart`, `name=pole`, `caption="Pole"`
           *[some] { did-you-mean }
        }
problem-lecture-front-key = nad tekstem wykładu nie ma pozycji `{ $key }`
    .help =
        { $near ->
            [none] są `title`, `author`, `date`, `event`, `language`, `laws`, `bibliography`, `style`, `footer` i `numbered`, każda z dwukropkiem
           *[some] { did-you-mean }
        }
problem-lecture-language = `{ $value }` to nie język
    .help = pisz dwie litery: `language: pl`
problem-lecture-address = `{ $value }` to nie adres strony
    .help = pisz adres przepisów z {"{"}law{"}"} w miejscu numeru
problem-lecture-name-twice = dwie tabele lub dwa rysunki mają nazwę `{ $name }`
    .help = nadaj jednej z nich inną nazwę
problem-lecture-no-name = żadna tabela ani żaden rysunek nie ma nazwy `{ $name }`
    .help = nazwij blok `ruling name=pole` albo własną tabelę lub ilustrację: {"{{"} table pole {"}}"}
problem-lecture-reference = `@{ $name }` do niczego się nie odnosi i zostaje bez zmian
    .help = nazwij blok `ruling name=pole` albo własną tabelę lub ilustrację: {"{{"} table pole {"}}"}
problem-lecture-no-source = żadne źródło nie ma nazwy `{ $name }`
    .help = podaj je w osobnym wierszu, `[@{ $name }]: https://example.org "Tytuł"`, albo w pliku podanym jako `bibliography`
problem-lecture-formula = wzoru `{ $written }` nie da się odczytać
    .help = napisz go jak w LaTeX-u, `$\frac{"{"}1{"}"}{"{"}3{"}"}$`; znak dolara, który nie jest wzorem, to `\$`
problem-lecture-file = pliku `{ $name }` nie ma obok wykładu albo zawiera coś innego
    .help = `bibliography` podaje plik BibTeX-a z katalogu wykładu, `style` arkusz stylów
problem-lecture-no-error = ten blok ma słowo `error`, a żadnego błędu w nim nie ma
    .help = usuń `error` albo napisz coś błędnego
problem-lecture-fence = ten blok nie jest wykonywany: na jego początku jest `{ $word }`, a nie `ruling`
    .help = na początku bloku, który ma być wykonany, napisz słowo `ruling`
problem-lecture-picture = tej ilustracji nie można pokazać, w jej miejscu jest jej opis
    .help = strona zawiera pliki PNG, JPEG, GIF i SVG do 8 MB z katalogu wykładu, artykuł PNG i JPEG
problem-lecture-no-chart = w tym bloku nie ma czego narysować
    .help = frekans rysuje się w maksach, w Butlerze i w cross-IMP, krzywą dla `vary`; gdzie indziej usuń `chart`
problem-fence-open = ten blok nie jest zamknięty i jego wyniki znalazłyby się w nim
    .help = powtórz pod jego ostatnim wierszem znaki, które go otwierają, w osobnym wierszu
problem-woven-unclosed = wplecione tu wyniki nie mają końca
    .help = wstaw pod nimi w osobnym wierszu `<!-- /woven -->`

## Słowa skryptów i wiersza poleceń

argument-topic = TEMAT
argument-code = KOD
argument-name-value = NAZWA WARTOŚĆ
argument-procedure = PROCEDURA
argument-file = PLIK
ended-traveller = protokół
ended-other-table = wynik drugiego stołu
ended-deal = rozkład
ended-auction = licytację
ended-lead = wist
ended-obtained = wynik przy stole
ended-offenders = stronę wykraczającą
ended-session = wynik sesji
ended-penalty = karę
ended-incident = zdarzenie
ended-weights = wagi
ended-evidence = co mówią karty
ended-answer = orzeczenie (`ans`)
command-help = co można wpisać, albo o danym temacie
command-explain = komunikat, ustawienie, regulamin, temat; samo: ostatni błąd
command-guide = pytania o to, co się stało, prowadzące do orzeczenia
command-show = co obowiązuje; `:show names`, `:show board`
command-set = obowiązujące ustawienia albo zmiana jednego z nich
command-brief = pokazuj tylko wynik
command-steps = pokazuj też przebieg obliczeń
command-full = pokazuj też wszystkie wiersze, inne pary i zasady
command-load = wykonaj skrypt
command-save = zapisz to, co wpisano, jako skrypt, bez nieudanych wierszy
command-edit = napisz wpis w edytorze, zaczynając od ostatniego
command-history = ostatnie wpisy
command-undo = cofnij ostatni wpis
command-reset = wyczyść wszystko i zacznij od nowa
command-clear = wyczyść ekran
command-quit = zakończ; Ctrl-D też
keyword-answer = klucz do pytania egzaminacyjnego
keyword-board = rozdanie: numer albo rozdający i założenia
keyword-case = tytuł i własny zasięg
keyword-compare = orzeczenia obok siebie
keyword-conventions = orzeczenie według każdego regulaminu lub wartości ustawienia
keyword-damage = przed, po i uzyskany: szkoda niezwiązana z wykroczeniem
keyword-auction = licytacja w rozdaniu, sprawdzona i pokazana
keyword-sheet = orzeczenie na kartce dla zawodników i komisji odwoławczej
keyword-deal = rozkład kart, sprawdzony i pokazany
keyword-effects = wszystkie inne pary, przed i po
keyword-entry = co wpisać do programu liczącego
keyword-expect = ile orzeczenie powinno być warte
keyword-include = wykonaj tu inny skrypt
keyword-lead = pierwszy wist, pokazywany z kartami i licytacją
keyword-let = nazwij orzeczenie
keyword-match = mecz: liczba rozdań, IMP-y z pozostałych, skala
keyword-obtained = zapis uzyskany przy stole
keyword-offenders = kto wykroczył: NS, WE, both (obie) lub none (żadna)
keyword-other = other table: wynik w drugim pokoju
keyword-carry = punkty z poprzedniej sesji
keyword-handicap = handicap pary albo drużyny
keyword-penalty = kara proceduralna
keyword-pitfall = co dałoby uśrednienie zapisów przed punktowaniem
keyword-protocol = policz każdy wiersz protokołu
keyword-question = treść pytania egzaminacyjnego
keyword-regulations = zasady organizacji
keyword-scale = własna skala VP
keyword-scoring = PT, IMP-y, Butler i inne
keyword-sensitivity = co zmieniłoby 5 p.p. więcej na każdym zapisie
keyword-event = wyniki turnieju z jego pliku
keyword-at = orzeczenie przy stole turnieju
keyword-ranking = wyniki turnieju i co się w nich zmieniło
keyword-audit = gdzie liczby samego pliku się nie zgadzają
keyword-notify = czyj wynik lub miejsce się zmienia
keyword-entries = co wpisać do programu liczącego
keyword-write-back = orzeczenia w kopii pliku turnieju
keyword-session = wynik strony w pozostałych rozdaniach
keyword-set = ustawienie
keyword-solve = waga, która daje stronie to, czego szukasz
keyword-traveller = zapisy z innych stołów
keyword-vary = orzeczenie przy każdej wadze
keyword-marks = ile jest warta odpowiedź częściowo dobra
keyword-why = warunki rozstrzygnięcia, które nie są spełnione
keyword-weights = wagi z ankiety albo frekansu, propozycja z uzasadnieniem
keyword-evidence = co o kontrakcie mówią karty: odkryte i takie, jakie widział gracz
keyword-incident = co się stało: procedura z przepisów i jej odpowiedzi

## Incidents

problem-unknown-procedure = nie ma procedury `{ $name }`
    .help = { $near ->
        [some] czy chodzi o `{ $near }`?{" "}
       *[none] {""}
    }`redress explain procedures` wymienia wszystkie
problem-unknown-question = `{ $procedure }` nie ma pytania `{ $name }`
    .help = { $near ->
        [some] czy chodzi o `{ $near }`?{" "}
       *[none] {""}
    }jej pytania: { $known }
problem-incident-answer = to nie jest odpowiedź na `{ $question }`
    .help = napisz jedną z tych: { $wanted }
problem-neither-call-nor-card = odpowiedzią na `{ $question }` jest zapowiedź albo karta
problem-by-who-revoked = `{ $question }` nie pyta o `{ $given }`, lecz o to, kim ten gracz jest dla tego, kto popełnił fałszywy renons
    .help = napisz `{ $question }: offender` o graczu, który go popełnił, `{ $question }: partner` o jego partnerze, `{ $question }: opponents` o drugiej stronie; wystarczy też litera gracza, a gdy znany jest kontrakt, `declarer`
problem-poll-empty = w tej ankiecie nikt nie jest policzony
    .help = napisz, ilu wybrało każdą zapowiedź lub kartę, np. `poll "Co zgłaszasz?" {"{"} 4♥: 5, pass: 4 {"}"}`
problem-answered-twice = na `{ $question }` są dwie odpowiedzi
    .help = zostaw jedną z nich
problem-answers-contradict = odpowiedzi na `{ $question }` i na `{ $earlier }` wykluczają się
    .help = jedna z nich jest błędna; popraw ją
problem-both-revoked = fałszywego renonsu dopuściły się obie strony: za żaden z nich nie przekazuje się lew (przepis { LAW("64B7") })
    .help = napisz `exception: 64B7`, a w `without`, co by się stało bez obu fałszywych renonsów (przepis { LAW("64C2(b)") })
problem-nobody-played = rozdanie zostało spasowane, nie rozegrano żadnej lewy
    .help = popraw `obtained` albo usuń zdarzenie
problem-tricks-not-won = odpowiedź na `{ $question }` przeczy uzyskanemu wynikowi: z trzynastu lew strona wzięła { $won }
    .help = popraw `{ $question }` albo kontrakt i wynik nad zdarzeniem
problem-tricks-not-left = odpowiedź na `{ $question }` to więcej lew, niż mogło zostać: { $most }
    .help = popraw `{ $question }` albo kontrakt i wynik nad zdarzeniem
problem-claim-all = nie wiadomo, ile było wszystkich pozostałych lew
    .help = napisz `claimed: 4 of 4` albo karty, które zostały: `left: "N:… E:… S:… W:…"`
problem-claim-contract = z pozostałych kart nic nie wynika bez kontraktu
    .help = napisz nad zdarzeniem `obtained` albo `auction`
problem-claim-not-held = { $card } nie ma już strona, która zgłosiła roszczenie
    .help = popraw `line` albo `left`
problem-claim-not-played = { $card } nie można było tam zagrać
    .help = podaj karty lewy (`trick`) od gracza, który do niej wyszedł (`on-lead`); są one też w `left`
problem-claim-endless = linii gry jest za dużo, by wszystkie prześledzić
    .help = odpowiedz na pytania przepisu 70 i podaj `tricks` albo pomiń `left`
problem-poll-long = ankieta ma najwyżej { $limit } różnych odpowiedzi
    .help = policz razem to, co jednakowe, np. `pass: 4`
problem-incident-by = nie podano, który to gracz lub strona
    .help = podaj gracza lub stronę: `incident { $procedure } by S {"{"} … {"}"}`
problem-incident-obtained = nie ma z czym porównać tych wyników
    .help = podaj uzyskany kontrakt nad zdarzeniem, np. `obtained 4♠= N`
problem-no-incident = w tym rozdaniu nie ma zdarzenia
    .help = opisz je wyżej: `incident ui by E {"{"} information: yes; … {"}"}`
problem-unknown-verdict = `{ $word }` nie jest rozstrzygnięciem
    .help = { $near ->
        [some] czy chodzi o `{ $near }`?{" "}
       *[none] {""}
    }rozstrzygnięcia: { $known }
problem-illegal-outcome = { $outcome } uzyskano tylko dzięki wykroczeniu, więc nie wchodzi do wyniku ważonego (`{ $procedure }`)
    .help = waż tylko to, co można było osiągnąć legalnie; jeśli { $outcome } można było, zapisz to w zdarzeniu: `legal: { $outcome }, "jak"`
problem-claim-weighted = po roszczeniu orzeka się liczbę lew, nigdy wynik ważony
    .help = podaj w zdarzeniu, ile lew dostaje ta strona: `tricks`
problem-artificial-refused = wynik z drugiego stołu jest wyraźnie korzystny dla jednej strony: procentowy wynik rozjemczy jest niedozwolony
    .help = orzeknij zapisowy wynik rozjemczy, także ważony, np. `(60% 4♠= N & 40% 4♠-1 N)`
problem-no-poll = w tym rozdaniu nie było ankiety
    .help = wpisz odpowiedzi graczy do zdarzenia powyżej, np. `poll "Co licytujesz?" {"{"} 4♥: 5, pass: 4 {"}"}`
problem-no-such-poll = żadna ankieta w tym rozdaniu nie ma tych słów w pytaniu
    .help = podaj kilka słów pytania albo żadnych, by wziąć ostatnią ankietę: `weights from poll`
problem-weights-answer-missing = nie podano, która odpowiedź do tego prowadzi
    .help = napisz przed tym odpowiedź: `{ $statement }`
problem-weights-no-such-answer = nikt nie dał takiej odpowiedzi
    .help = odpowiedzi w ankiecie: { $known }
problem-weights-without-outcome = nie podano, do czego prowadzi `{ $answer }`
    .help = podaj wynik dla każdej odpowiedzi: `{ $statement }`
problem-weights-outcomes-missing = nie podano, które wyniki z frekansu mają być ważone
    .help = wymień je: `{ $statement }`
problem-weights-answer-in-field = we frekansie nie ma odpowiedzi, są tylko wyniki
    .help = napisz sam wynik, np. `weights from field {"{"} 2♦= E, 2♦+1 E {"}"}`
problem-weights-row = tego nie można ważyć według danych
    .help = napisz wynik ten sam dla obu stron albo, za odpowiedzią, kilka wyników z wagami, np. `pass: (60% 2♦= E & 40% 2♦+1 E)`
problem-weights-twice = `{ $name }` jest tu dwa razy
    .help = zostaw jedno z dwojga
problem-weights-many = naraz można ważyć najwyżej { $rows } odpowiedzi lub wyników o { $outcomes } zapisach
    .help = zostaw te, które się liczą; mała waga prawie niczego nie zmienia
problem-weights-all-excluded = wszystko, do czego prowadzą dane, jest wykluczone
    .help = dodaj to, co można było osiągnąć legalnie, albo podaj w zdarzeniu, jak można było osiągnąć jeden z tych wyników, np. `legal: 4♥-1 W, "jak"`
problem-weights-no-evidence = nic nie wskazuje na żaden z tych wyników
    .help = podaj wyniki, które ktoś wybrał lub które były przy stołach
problem-no-solver = ten program zbudowano bez analizy w widne karty
    .help = weź wydany program albo zbuduj go poleceniem `cargo build --release --features double-dummy`
problem-evidence-deal = karty tego rozdania nie są znane
    .help = napisz wyżej `deal`
problem-evidence-hand = ręka { $seat } nie jest znana
    .help = podaj w `deal` wszystkie cztery ręce
problem-evidence-form = brakuje kontraktu albo podano go z wynikiem
    .help = podaj kontrakt i rozgrywającego, np. `evidence 4♠ N`, albo wyżej `obtained` lub `auction`
problem-hand-range = ręka ma tego najwyżej { $most } i jeden zakres
    .help = napisz `12-14`, `6+` albo słowami: co najmniej 6, najwyżej 2
problem-hand-shape = żadna ręka nie jest zarazem zrównoważona i niezrównoważona
    .help = zostaw jedno z nich: `balanced` to 4333, 4432 albo 5332
problem-hand-of-nobody = nie wiadomo, czyja to ręka
    .help = zacznij od gracza, na przykład `E 12-14 balanced`
problem-evidence-position = do takich kart nie prowadzi żadna rozgrywka
    .help = popraw `deal` albo karty: każda ręka ma tyle samo kart, a lewę z fałszywym renonsem podaje się do końca
problem-evidence-played = { $card } nie jest w ręce gracza { $seat }, na którego przypada kolej
    .help = podaj karty w kolejności zagrywania, od wistu; `lead N` mówi, kto wistuje
problem-evidence-player = nie podano, dla kogo losować układy
    .help = podaj gracza, który nie widział rąk: `evidence for W {"{"} E 6+ hearts {"}"}`
problem-evidence-layouts = układów losuje się od 1 do { $most }
    .help = podaj taką liczbę albo żadnej, wtedy 200
problem-layout-differs = ręka { $seat } w rozdaniu nie jest taka, jak mówi ten wiersz
    .help = popraw wiersz; ręka `seen` jest taka jak w rozdaniu
problem-layout-elsewhere = { $card } jest w ręce, którą widać, albo w dwóch rękach
    .help = podaj tę kartę przy ręce, która ją ma
problem-layout-few = pasujących układów jest tylko { $found } z { $tried } wylosowanych
    .help = podaj mniejszą liczbę `layouts` albo szersze zakresy punktów i długości
problem-evidence-missing = w tym rozdaniu nie pytano o `evidence`
    .help = napisz wyżej `evidence` i kontrakt, np. `evidence 4♠ N`
problem-evidence-no-layouts = powyższe `evidence` nie ma układów
    .help = podaj gracza, który nie widział rąk: `evidence for W {"{"} E 6+ hearts {"}"}`
problem-weights-row-of-cards = wyniki wynikają z kart
    .help = pomiń blok: `weights from leads`, `weights from layouts`
problem-evidence-lead = ankietowani wybrali { $card }, a wistujący jej nie ma
    .help = popraw ankietę albo `deal`
problem-evidence-differs = kontrakt jest wygrany według jednych danych w { $least }, a według innych w { $most }
    .help = gracz nie widzi wszystkich rąk: rozstrzyga to, co wiedziano przy stole (`redress explain evidence`)
problem-nothing-to-adjust = `{ $procedure }` dało `{ $verdict }`: nie ma wyniku rozjemczego do ważenia
    .help = popraw zdarzenie, jeśli wynik ma być zmieniony
problem-without-power = `{ $procedure }` dało `{ $verdict }`, co niczego w wyniku nie zmienia
    .help = popraw zdarzenie, jeśli wynik ma być zmieniony, albo zapisz to, które go zmienia
problem-questions-open = w `{ $procedure }` są pytania bez odpowiedzi, pierwsze to `{ $question }`: dopiero po nich można zmienić wynik
    .help = odpowiedz w zdarzeniu na `{ $question }`
problem-assigned-on-cancelled = `{ $procedure }` unieważnia rozdanie: nie orzeka się w nim zapisu
    .help = orzeknij wynik procentowy (przepis { LAW("12C2") }) albo popraw zdarzenie
problem-answer-unused = odpowiedź na `{ $question }` niczego nie zmienia
    .help = rozstrzygnęły już wcześniejsze odpowiedzi; można ją pominąć
problem-boards-unregulated = to kolejne rozdanie bez wyniku, a żaden obowiązujący regulamin nie mówi, co za nie jest
    .help = podaj, za ile rozdań w sesji jest średnia plus, np. `set plus-boards 2`
problem-one-side-scored = procentowy wynik rozjemczy dostaje tylko { $side }: { $score }; { $other } nie dostają go, bo nie stracili możliwości uzyskania wyniku
    .help = wina { $other } niczego nie zmienia; dopisz tę stronę do `deprived`, jeśli i ona nie mogła uzyskać wyniku
problem-revoke-by-dummy = według uzyskanego kontraktu fałszywy renons popełnił dziadek, którego ręka jest wyłożona na stół: lew się nie przekazuje (przepis { LAW("64B3") })
    .help = napisz `exception: 64B3` albo wskaż gracza, który popełnił fałszywy renons
problem-artificial-instead = należy orzec zapisowy wynik rozjemczy; procentowy jest dla rozdania, w którym możliwych wyników jest zbyt wiele albo nie są oczywiste
    .help = orzeknij zapis, który może być ważony, np. `(60% 4♠= N & 40% 4♠-1 N)`
problem-below-evidence = wagi dają stronie niewykraczającej, { $side }, mniej niż dane ({ $given } wobec { $evident })
    .help = zwykle przesuwa się wagi na korzyść strony niewykraczającej; podaj, dlaczego jest inaczej
problem-no-contract = wyniku nie można obliczyć, bo nie jest znany rozgrywany kontrakt
    .help = podaj go nad zdarzeniem, np. `obtained 4♠= N`
problem-tricks-unknown = wyniku nie można obliczyć, bo nie wiadomo, ile lew wzięto
    .help = podaj wynik nad zdarzeniem, np. `obtained 4♠= N`
incident-nothing-self-inflicted = Żadna część szkody nie jest niezwiązana z wykroczeniem.
incident-edition = Według przepisów z { $year } roku.
incident-title = { $title } (przepis { $law }).
incident-facts = Fakty: { $facts }
incident-step = Przepis { $law }: { $question } { $answer }
incident-transferred = { $obtained } zmienia się na { $result }.
incident-awarded = { $side } otrzymują { $score } za rozdanie, którego nie mogli rozegrać (przepis { LAW("15B3") }).
incident-because = { $answer } ({ $reason })
incident-of = { $number } z { $of }
incident-open = Do ustalenia: { $question } (przepis { $law })
incident-poll = Ankieta: { $question } { $votes }.
incident-vote = { $answer } { $chosen }{ $considered ->
        [some] {" "}(rozważało jeszcze { $considered })
       *[none] {""}
    }
incident-alternatives = Logiczną alternatywą jest to, co wybrało lub poważnie rozważało co najmniej { $share } pytanych i co ktoś wybrał{ $assumed ->
        [some] {" "}({ $assumed })
       *[none] {""}
    }. Wniosek { $votes ->
        [one] zmieniłby { $votes } głos
        [few] zmieniłyby { $votes } głosy
        [many] zmieniłoby { $votes } głosów
       *[other] zmieniłoby { $votes } głosu
    } w drugą stronę.
incident-share-assumed = ten udział jest założeniem
incident-alternative = { $answer } jest logiczną alternatywą; nie byłoby nią, gdyby { $votes } z tych głosów oddano na co innego.
incident-no-alternative = { $answer } nie jest logiczną alternatywą; byłoby nią, gdyby oddano na to jeszcze { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }.
incident-decided = { $count ->
    [one] Podstawa: przepis { $laws }.
    [few] Podstawa: przepisy { $laws }.
    [many] Podstawa: przepisy { $laws }.
   *[other] Podstawa: przepisy { $laws }.
}
incident-say = Powiedz: „{ $words }”
incident-play-on = Rozdanie jest rozgrywane dalej.
incident-tricks =
    { $tricks ->
        [one] Następuje przekazanie jednej lewy.
        [few] Następuje przekazanie { $tricks } lew.
        [many] Następuje przekazanie { $tricks } lew.
       *[other] Następuje przekazanie { $tricks } lew.
    }
incident-say-tricks =
    { $tricks ->
        [one] Zgodnie z przepisami druga strona otrzymuje jedną lewę.
        [few] Zgodnie z przepisami druga strona otrzymuje { $tricks } lewy.
        [many] Zgodnie z przepisami druga strona otrzymuje { $tricks } lew.
       *[other] Zgodnie z przepisami druga strona otrzymuje { $tricks } lew.
    }
incident-say-penalty-card = Ilekroć partner właściciela leżącej karty przygwożdżonej jest na wyjściu, czeka na wybór rozgrywającego.
incident-say-later = Po rozdaniu proszę mnie wezwać, jeśli uważają Państwo, że na tym stracili.
incident-say-appeal = Od tego orzeczenia można się odwołać.
incident-say-undamaged = Popełniono wykroczenie, ale druga strona nic na nim nie straciła, więc wynik pozostaje.
incident-say-if-damaged =
    Popełniono wykroczenie.
    Jeśli druga strona na nim straciła, wynik zostanie zmieniony.
    Od orzeczenia można się odwołać.
incident-choice = { $who } może { $choice } (przepis { $law }){ $then ->
    [none] {""}
   *[some] : { $then }
}.
incident-obligation = { $who } { $act ->
    [pass] musi pasować
    [lead] musi wyjść
    [may-lead] może zamiast tego otrzymać nakaz wyjścia
    [not-lead] nie może wyjść
    [may-not-lead] może otrzymać zakaz wyjścia
    [play] musi zagrać
    [not-play] nie może zagrać
    [leave-faced] musi zostawić
    [replace-call] musi zastąpić zapowiedź
   *[repeat-call] musi powtórzyć tę samą zapowiedź
}{ $object ->
    [none] {""}
   *[some] {" "}{ $object }
}{ $term ->
    [once] {" "}w najbliższej swojej kolejce
    [throughout] {" "}do końca licytacji
    [first-lead] {" "}przy pierwszym wyjściu
    [now] {""}
    [faced] {" "}odkrytą na stole
    [while-on-lead] , od pierwszego wyjścia tak długo, jak utrzymuje się przy wyjściu
    [before-low] {" "}przed każdą inną blotką tego koloru
   *[first-opportunity] {" "}przy pierwszej legalnej okazji
}{ $chooser ->
    [none] {""}
   *[some] ; wskazuje go { $chooser }
}
incident-obligation-law = { $obligation } (przepis { $law })
incident-object-suit = w { $suit }
incident-obligation-line = { $obligation }.
incident-claim = Z tymi kartami każda normalna linia daje co najmniej { $worst } z { $remaining } lew, a najlepsza gra { $best }.
incident-claim-sure = Z tymi kartami każda normalna linia daje { $worst } z { $remaining } lew.
incident-claim-found = Z tymi kartami jest normalna linia, która daje { $worst } z { $remaining } lew. Linii jest za dużo, by prześledzić wszystkie: liczbę przyznanych lew, najwyżej taką, ustala sędzia.
incident-claim-least = Z tymi kartami każda normalna linia daje co najmniej { $worst } z { $remaining } lew. Wśród tylu linii nie znaleziono najlepszej gry.
incident-claim-worst = Najgorsza normalna linia: { $line }
incident-claim-best = Najlepsza linia: { $line }
incident-claim-judged = Sędzia rozstrzyga inaczej: { $awarded } z { $remaining } lew.
incident-claim-laws = { $count ->
    [one] Przepis, który o tym rozstrzyga: { $laws }
    [few] Przepisy, które o tym rozstrzygają: { $laws }
    [many] Przepisy, które o tym rozstrzygają: { $laws }
   *[other] Przepisy, które o tym rozstrzygają: { $laws }
}
incident-later = { $count ->
    [one] Wynik może jeszcze zostać zmieniony: przepis { $laws }.
    [few] Wynik może jeszcze zostać zmieniony: przepisy { $laws }.
    [many] Wynik może jeszcze zostać zmieniony: przepisy { $laws }.
   *[other] Wynik może jeszcze zostać zmieniony: przepisy { $laws }.
}
incident-excluded = Nie wolno ważyć (przepis { LAW("12C1(c)") }): { $outcomes }.
incident-also = Zapytaj także: { $title } (`incident { $name }`).

why-not-is = To jest to rozstrzygnięcie: { $verdict }.
why-not-damage = Rozstrzygnięcie zależy od szkody, którą wypunktowane orzeczenie wykazuje albo nie ({ LAW($law) }).
why-not-never = Kilka innych odpowiedzi nie wystarczy do rozstrzygnięcia: { $verdict }.
why-not-needs = { $ways ->
    [one] Do rozstrzygnięcia „{ $verdict }” musiałoby zajść to wszystko:
    [few] Do rozstrzygnięcia „{ $verdict }” musiałoby zajść jedno z tych:
    [many] Do rozstrzygnięcia „{ $verdict }” musiałoby zajść jedno z tych:
   *[other] Do rozstrzygnięcia „{ $verdict }” musiałoby zajść jedno z tych:
}
why-not-condition = { LAW($law) }: { $question } { $needed }, a nie: { $actual }.
why-not-left-out = bez odpowiedzi
why-not-such-as = np. { $answer }

## Weights that evidence suggests

weights-proposal = Propozycja (przepis { LAW("12C1(c)") }): wagi ocenia sędzia i nic nie jest orzeczone, dopóki nie napisze się orzeczenia.
weights-field = Stoły z jednym z tych wyników: { $counted } na { $tables }.
weights-shifted = Na korzyść strony niewykraczającej, { $side }, przesunięto { $points } punktów procentowych.
weights-shifted-each = Na korzyść każdej ze stron przesunięto { $points } punktów procentowych, bo żadna nie wykroczyła (przepis { LAW("82C") }).
weights-not-shifted = Niczego nie przesunięto (`tilt { $points }`): nie podano, która strona nie wykroczyła.
weights-one-more = jeden więcej na
head-count = liczba
head-evidence-share = udział
head-shifted = po przesunięciu
head-proposed = propozycja
weights-excluded = wykluczony

## What the cards say

evidence-best = W widne karty przy najlepszej grze rozgrywający bierze { $tricks ->
        [one] { $tricks } lewę
        [few] { $tricks } lewy
        [many] { $tricks } lew
       *[other] { $tricks } lewy
    }.
evidence-best-left = W widne karty przy najlepszej grze rozgrywający bierze { $tricks } z { $remaining } pozostałych lew.
evidence-after = Po { $cards } rozgrywający ma { $won ->
        [one] { $won } lewę
        [few] { $won } lewy
        [many] { $won } lew
       *[other] { $won } lewy
    }, a zagrywa { $seat }.
evidence-after-left = Po { $cards } zagrywa { $seat }.
evidence-making = wygrywa { $making } z { $all } kart
evidence-claim = Roszczenie gracza { $seat }: normalne linie gry dają co najmniej { $worst ->
        [one] { $worst } lewę
        [few] { $worst } lewy
        [many] { $worst } lew
       *[other] { $worst } lewy
    } (przepis { LAW("70") }), a najlepsza gra w widne karty { $best } z { $remaining }.
evidence-claim-sure = Roszczenie gracza { $seat }: każda normalna linia gry daje tyle, co najlepsza gra w widne karty, { $best ->
        [one] { $best } lewę
        [few] { $best } lewy
        [many] { $best } lew
       *[other] { $best } lewy
    } (przepis { LAW("70") }).
sheet-evidence = Co mówią karty
head-trick = lewa
head-leader = wychodzi
head-plays = zagrania
evidence-line-head = najlepsza gra
head-won-by = bierze
evidence-line = Najlepsza gra: { $line }
evidence-par = Minimaks: { $score }
evidence-layouts = Układy: { $count }, takie, jakie widział { $seat } (ziarno { $seed }; losowań { $tried }).
evidence-unapplied = Samo z tego nic nie wynika: sędzia ocenia, co zrobiliby gracze, którzy nie widzą wszystkich rąk (przepis { LAW("12C1(c)") }).
evidence-made = kontrakt wygrany
evidence-all-seen = wszystkie karty widoczne
evidence-beating = obkłada { $beating } z { $all } wistów
evidence-beating-plays = obkłada { $beating } z { $all } kart
evidence-of-field = frekans
evidence-of-layouts = układy
evidence-of-ruling = orzeczenie
head-tricks = lewy
head-leads = wisty
head-lead-count = kart
head-layouts = układów
weights-leads = Każda z { $count } kart liczy się raz jako pierwszy wist.
weights-layouts = Układy: { $count }, takie, jakie widział { $seat }, każdy z najlepszym wistem.

## Pytania o to, co się stało

guide-welcome = Odpowiadaj na pytania, po przecinku podając powód, jeśli jest: `t, zerwane tempo`. `?` objaśnia pytanie, `<` cofa, Enter zostawia je bez odpowiedzi; `facts: …` zapisuje, co się stało, a `:save PLIK` to, co już jest.
guide-which = Jaka to nieprawidłowość?
guide-which-how = Numer, nazwa albo słowa mówiące, co się stało: `zerwane tempo`, `renons`, `przepis 15`.
guide-head-what = nieprawidłowość
guide-head-name = nazwa
guide-head-law = przepis
guide-no-answer = to nie jest odpowiedź na to pytanie
guide-several = Może to być jedna z tych:
guide-law-alone = przepis { $law }, { $title }: `redress` nie ma na to procedury; co wie, mówi `explain { $law }`
guide-unknown = nie ma nieprawidłowości opisanej słowami `{ $words }`; podaj inne słowa albo wybierz z listy
guide-unknown-near = żadna nieprawidłowość nie nazywa się `{ $words }`; czy chodziło o `{ $near }`?
guide-by = Kto wykroczył?
guide-by-how = `N`, `E`, `S`, `W` albo strona: `NS`, `WE`.
guide-no-by = podaj gracza lub stronę: `N`, `E`, `S`, `W`, `NS` albo `WE`
guide-question = { $number }. { $question }
guide-law = Przepis { $law }: { $title }.
guide-optional = Enter pomija to pytanie.
guide-step-optional = Enter, jeśli to bez znaczenia.
guide-yes = `t`, tak
guide-no = `n`, nie
guide-word = `{ $meaning }` (`{ $word }`)
guide-numbered = { $number }: { $answer }
guide-how-call = Zapowiedź lub karta: `4♥`, `pass`, `♠A`.
guide-how-card = Karta: `♠A`.
guide-how-alternatives = Zapowiedzi lub karty, `4♥, pass`; `brak`; albo ankieta, `4♥ 5, pass 4`, przy czym `4♦ rozważane 1` to, co tylko rozważano; na końcu może stać, o co zapytano: `"Co zgłaszasz?"`.
guide-how-tricks = Liczba lew, od `0` do `13`.
guide-how-claimed = Ile z pozostałych lew: `4 z 6`; albo `4`, jeśli nie wiadomo, ile ich było.
guide-how-number = Liczba: `0`, `1`, `2` …
guide-how-outcomes = Wyniki: `4♠-1 N` albo `(1/3 1NT-1 S & 2/3 1NT-2 S)`.
guide-how-sides = `NS`, `WE` albo `obie`.
guide-how-each-side = Każda strona, `NS none, WE directly`, albo jedno słowo dla obu: { $words }.
guide-how-names = Nazwy oddzielone przecinkami: `A, B`.
guide-wanted = Oczekiwano: { $how }
guide-poll-question = Co zgłaszasz?
guide-considered = rozważane
guide-reason = Dlaczego?
guide-reason-how = Własnymi słowami; Enter, jeśli bez powodu.
guide-obtained = Jaki wynik uzyskano przy stole?
guide-obtained-how = Kontrakt, rezultat i rozgrywający: `4♠= N`, `3NT-1 W`.
guide-board = Które to rozdanie?
guide-board-how = Numer albo rozdający i założenia: `7`, `dealer W vul NS`; przedtem plik turnieju, jeśli jest: `event "monday.xml"`.
guide-scoring = Jaka jest punktacja turnieju?
guide-scoring-how = { $names }; albo plik turnieju: `event "monday.xml"`. Enter oznacza maksy.
guide-table = Przy którym stole turnieju to było?
guide-table-how = Jego numer albo pary: `3`, `NS 4 WE 9`, `section B table 3`. Enter, jeśli nie ma go w pliku.
guide-field = Jakie wyniki padły przy innych stołach?
guide-field-how = Każdy wynik i ile razy: `+620: 3, 4♠-1 N: 2`; albo plik turnieju: `event "monday.xml"`. Enter, jeśli jeszcze ich nie ma.
guide-other-table = Jaki wynik padł przy drugim stole?
guide-other-table-how = `4♠= N` albo `+620`. Enter, jeśli jeszcze go nie ma.
guide-ruling = Jakie jest orzeczenie?
guide-ruling-how = Każdy wynik z wagą, `60% 4♠= N, 40% 4♠-1 N`; strony rozdziela ukośnik, `(+620)/(-100)`; `A+/A-`. `weights from poll …` i `weights from field …` proponują wagi. Enter, jeśli jeszcze nie zapadło.
guide-ruling-how-ans = `ans` to wynik podany wyżej; albo inne orzeczenie: `60% 4♠= N, 40% 4♠-1 N`. Enter, jeśli jeszcze nie zapadło.
guide-way-ans = powyższy wynik
guide-way-stands = utrzymuje się wynik przy stole
guide-penalty = Czy wymierzasz karę, a jeśli tak, to jaką?
guide-penalty-how = Wysokość: `10%` maksa, `1 MP`, `3 IMP`, `0,5 VP`; dla innej strony niż wykraczająca: `WE 10%`.
guide-papers = Co jeszcze?
guide-papers-how = `sheet` dla graczy i komisji odwoławczej, `entry` do programu liczącego, `effects` dla wpływu na inne pary albo dowolne inne polecenie. Enter kończy.
guide-papers-how-unruled = `sheet` dla graczy i komisji odwoławczej albo dowolne inne polecenie. Enter kończy.
guide-why-field = Wynik rozjemczy jest wart tyle, ile daje w porównaniu z pozostałymi wynikami rozdania, w punktacji turnieju (przepis { LAW("78") }).
guide-why-ruling = Sędzia waży wyniki, które były możliwe bez wykroczenia, według ich prawdopodobieństwa (przepis { LAW("12C1(c)") }).
guide-why-penalty = Kara dotyczy tylko wykraczającego; przeciwnicy zachowują swój wynik (przepisy { LAW("90A") }, { LAW("91A") }).
guide-why-papers = Graczom ogłasza się orzeczenie i ich prawo do odwołania (przepis { LAW("83") }).
guide-noted = Zapisano.
guide-no-result = wynik przy stole jest jeden, na przykład `4♠= N`; o orzeczenie padnie pytanie później
guide-contradiction = te dwie odpowiedzi wykluczają się: { $earlier } { $before }; { $question } { $answer }
guide-replaced = Zamiast wcześniejszego orzeczenia: `{ $ruling }`.
guide-from-words = Z tych słów: { $question } { $answer }
guide-at-the-start = to pierwsze pytanie
guide-why-which = Każda nieprawidłowość ma własny przepis, a przepis własne pytania. Jeśli pasują dwie, jak błędna informacja i nielegalna informacja, która z niej wynika, przejdź jedną, a potem drugą.
guide-why-by = Strona, która naruszyła przepisy, jest stroną wykraczającą: wynik rozjemczy naprawia szkodę drugiej strony (przepis { LAW("12B1") }).
guide-why-board = Następstwa liczy się od wyniku przy stole, a zapis za kontrakt zależy od założeń (przepis { LAW("77") }).
guide-decides-facts = To pytanie o fakty: sędzia ustala je według przewagi prawdopodobieństwa (przepis { LAW("85A1") }).
guide-decides-judgement = To kwestia oceny: rozstrzyga ją sędzia, w miarę możliwości po konsultacji.
guide-decides-peers = To kwestia oceny: zapytaj graczy tej samej klasy, grających tym samym systemem, co by zrobili, i policz odpowiedzi.
guide-script = W skrypcie:
guide-left = Pytania przerwano; nic się nie zmieniło.
guide-ended = Tu skończyły się odpowiedzi.
guide-input = nie można odczytać wiersza { $line } odpowiedzi na standardowym wejściu: { $reason }
guide-input-encoding = wiersz { $line } odpowiedzi na standardowym wejściu nie jest w UTF-8: zapisz je w UTF-8 i podaj jeszcze raz
guide-nothing = odpowiedzi skończyły się, zanim było wiadomo, co się stało; niczego nie zapisano
guide-resume-comment = w `{ $path }` jest komentarz, który by przepadł; podaj skrypt bez komentarzy
guide-resume-none = w `{ $path }` nie ma poza przypadkami zdarzenia, od którego można kontynuować
guide-refused = żadna nieprawidłowość nie nazywa się `{ $name }`; `redress guide` pokazuje ich listę

## Schematy postępowania

flow-label = Schemat postępowania: { $title }
flow-question = pytanie { $number }
flow-end = zakończenie
flow-by-law = { $to } (przepis { $laws })
flow-whatever = niezależnie od odpowiedzi
flow-otherwise = w pozostałych wypadkach
flow-left-out = bez odpowiedzi
flow-at-least = { $number } lub więcej
flow-better = dla strony niewykraczającej korzystniejszy niż sprostowanie
flow-call = { $class ->
    [lowest] najniższa wystarczająca odzywka w tym mianie
    [honour] honor
    [insufficient] odzywka niewystarczająca
    [other-denomination] wystarczająca odzywka w innym mianie
    [double] kontra albo rekontra
   *[pass] pas
}
flow-all = obie strony: { $word }
flow-some = jedna ze stron: { $word }
flow-or = {" "}lub{" "}
flow-condition = ({ $number }) { $answers }
flow-tricks-so-far = dotąd przekazanych lew: { $tricks }
flow-tricks =
    { $tricks ->
        [one] przekazuje się { $tricks } lewę
        [few] przekazuje się { $tricks } lewy
        [many] przekazuje się { $tricks } lew
       *[other] przekazuje się { $tricks } lewy
    }
flow-tricks-of = tyle lew, ile podano w pytaniu { $number }
flow-if-damaged = jeśli strona niewykraczająca poniosła szkodę
flow-excludes-obtained = uzyskanego wyniku nie można uwzględniać w wagach
flow-also = przejdź także: { $title }
flow-artificial-by = średnia plus, średnia lub średnia minus zależnie od winy
flow-artificial-to = średnia plus, średnia lub średnia minus zależnie od winy, tylko dla stron z pytania { $number }
flow-by-dummy = renons dziadka
flow-nothing-self-inflicted = żadna część szkody nie jest niezwiązana z wykroczeniem
flow-still-open = na pytanie { $number } trzeba jeszcze odpowiedzieć
flow-both-offended = żadna strona nie jest bez winy
flow-artificial-both = średnia plus dla obu stron
flow-better-of = strona bez winy dostaje lepsze z dwojga: średnią plus lub swój wynik rozjemczy, druga dopełnienie
flow-later = wynik może jeszcze zostać zmieniony (przepis { $law })
flow-refuses-artificial = procentowy wynik rozjemczy jest niedozwolony
flow-refuses-weights = wynik ważony jest niedozwolony
flow-of-either-kind = wynik rozjemczy, zapisowy albo procentowy

## The procedures as a whole

laws-title = Przepisy od 1 do 93
laws-head-law = przepis
laws-head-subject = przedmiot
laws-head-status = stan
laws-head-procedures = procedury
laws-head-cases = przypadki
laws-head-tests = testy
laws-status = { $status ->
    [computed] obliczany
    [asked] ustalany
    [explained] objaśniony
   *[no-ruling] bez rozstrzygania
}
laws-counted = { $status }: { $count }
casebook-title = Zbiór orzeczeń
casebook-head-case = sprawa
casebook-head-year = rok
casebook-head-laws = przepisy
casebook-head-title = temat (po angielsku)
casebook-head-figures = liczby
casebook-head-verdicts = rozstrzygnięcia
casebook-head-outcome = wynik
casebook-head-source = źródło
casebook-outcome = { $outcome ->
    [agrees] zgodna
    [differs] niezgodna
   *[fails] błąd
}
casebook-count = Sprawy: { $cases }.
casebook-summary = Sprawy: { $cases }. Liczby: { $figures }. Sprawy zgodne: { $agree }, niezgodne: { $differ }, z błędem: { $fail }.
casebook-breadth = Organizacje i zbiory: { $bodies }. Przepisy: { $laws }. Lata: { $first }–{ $last }; bez roku: { $undated }.
casebook-rulings = Z liczbami: { $figures }. Z rozstrzygnięciem według przepisów: { $verdicts }.
casebook-head-procedure = procedura
casebook-editions-open = Wydanie przepisów pyta o fakty, których te sprawy nie podają: { $cases }.
casebook-editions-count = Sprawy ze zdarzeniem: { $cases }. Zdarzenia rozstrzygane inaczej: { $changed }.
casebook-none = żadna sprawa nie pasuje; organizacje to { $bodies }, a `redress casebook` wypisuje wszystkie sprawy
laws-diff-title = Przepisy z { $from } i z { $to } roku
laws-diff-none = Niczego nie rozstrzyga się inaczej.
laws-diff-no-rule = brak osobnej reguły
laws-head-facts = fakty
laws-check-title = Sprawdzenie procedur
laws-head-procedure = procedura
laws-head-questions = pytania
laws-head-rows = wiersze
laws-head-combinations = kombinacje
laws-head-reached = osiągnięte wiersze
laws-checked = Procedury: { $procedures }. Kombinacje odpowiedzi: { $combinations }. Błędy: { $faults }.
laws-finding =
    `{ $procedure }`{ $line ->
        [none] {""}
       *[some] , wiersz { $line }
    }: { $text }
laws-unread = `{ $procedure }`: nie udało się przeczytać tekstu { $laws }.
laws-unreached = `{ $procedure }`: żaden skrypt nie osiąga wierszy { $lines }.
laws-gap = żaden wiersz nie obejmuje { $facts }
laws-dead-row = żadne fakty nie prowadzą do wiersza { $row }
laws-overlap = wiersze { $first } i { $second } pasują oba do { $facts }, a żaden nie jest węższy; jeśli rozstrzyga górny, dolny zaczyna się od `otherwise`
laws-contradiction = sprzeczność { $row } nie wskazuje wcześniejszej odpowiedzi
laws-no-law = rozstrzygnięcie dla { $facts } nie opiera się na żadnym przepisie
laws-question-unreached = nikt nie dochodzi do pytania `{ $question }`
laws-not-monotone = większa odpowiedź na `{ $question }` jest korzystniejsza dla wykraczającego: { $facts }, a potem { $greater }
laws-too-many = jest zbyt wiele kombinacji odpowiedzi
laws-text-missing = brakuje tekstu `{ $name }` w języku { $language }
laws-asks-nothing = tekst `{ $name }` w języku { $language } o nic nie pyta
laws-text-length = tekst `{ $name }` w języku { $language } nie ma od dwóch do pięciu wierszy
laws-unknown =
    nie ma procedury `{ $name }`{ $near ->
        [none] {""}
       *[some] ; czy chodziło o `{ $near }`?
    }

## Procedures of the Laws (looked up by name)

say-change-of-call-accepted =
    Takiej zmiany zapowiedzi przepisy nie dopuszczają.
    Gracz z lewej może zaakceptować drugą zapowiedź, a wtedy pierwsza zostaje wycofana.
    Jeśli jej nie zaakceptuje, pierwsza zapowiedź obowiązuje, a druga jest anulowana.
    Partnerowi wykraczającego nie wolno korzystać z tego, co pokazała ta druga, a jeśli nie są porównywalne i ta strona broni, rozgrywający może zakazać wyjścia w jeden kolor.
say-change-of-call-changed =
    Zapowiedź była niezamierzona, a partner nie zgłosił jeszcze swojej, więc można ją zmienić.
    Druga zapowiedź obowiązuje tak, jakby była pierwszą.
    Gracz z lewej może zmienić zapowiedź, którą zgłosił po pierwszej.
say-number-of-cards-restored =
    Karta należy do tej ręki i była w niej od początku.
    Jeśli gracz mógł ją dołożyć do wcześniejszej lewy, mógł popełnić fałszywy renons, a karta obrońcy może stać się kartą przygwożdżoną.
    Partnerowi tego gracza nie wolno korzystać z tego, że karty brakowało.
say-defective-trick-extra =
    Do tej lewy zagrano o jedną kartę za dużo; nie zmienia się to, kto lewę wziął.
    Zostaje karta, którą do niej odkryto; jeśli nie da się tego ustalić, najwyższa, jaką można było do niej prawidłowo zagrać.
    Druga wraca na rękę i liczy się tak, jakby była w niej cały czas.
    Niedołożenie jej do wcześniejszej lewy może być fałszywym renonsem.
say-defective-trick-misplaced =
    Tę kartę zagrano do tej lewy, więc jej miejsce jest wśród kart zagranych.
    Odkładam ją tam i gra toczy się dalej.
by-card-played = Czyja to karta?
by-play-after-irregularity = Kto zagrał, zanim sędzia orzekł?
by-change-of-call = Kto zmienił albo chce zmienić zapowiedź?
procedure-change-of-call = Zmiana zapowiedzi
ask-change-of-call-call = Jaką zapowiedź zgłoszono najpierw?
ask-change-of-call-replaced = Jaka zapowiedź ma ją zastąpić?
ask-change-of-call-unintended = Czy pierwsza zapowiedź była niezamierzona, przez pomyłkę ręki albo języka?
ask-change-of-call-pause = Czy gracz namyślał się po zauważeniu zapowiedzi, tak że jest to zmiana decyzji?
ask-change-of-call-partner-called = Czy partner zgłosił już potem zapowiedź?
ask-change-of-call-auction-over = Czy licytacja skończyła się, zanim doszła do partnera, i minął też czas na pytania?
ask-change-of-call-accepted = Czy gracz po lewej akceptuje drugą zapowiedź?
ask-change-of-call-comparable = Czy zapowiedź, która obowiązuje, jest porównywalna z wycofaną: to samo lub podobne znaczenie, jego część albo ten sam cel?
ask-change-of-call-suits = Czego dotyczyła wycofana zapowiedź?
procedure-number-of-cards = Niewłaściwa liczba kart
ask-number-of-cards-seat = Czyja to ręka?
ask-number-of-cards-cards = Ile ma kart?
ask-number-of-cards-when = Kiedy to stwierdzono?
ask-number-of-cards-found = Gdzie jest karta, której jest za dużo albo brakuje?
ask-number-of-cards-seen = Czy któryś gracz zobaczył kartę z innej ręki?
ask-number-of-cards-interferes = Czy to, co zobaczono, może zakłócić normalną licytację lub rozgrywkę?
ask-number-of-cards-playable = Czy rozdanie można poprawić i normalnie rozegrać bez zmiany zapowiedzi?
ask-number-of-cards-teams = Czy to zawody drużynowe?
ask-number-of-cards-quitted = Czy dodatkową kartę zagrano w zakrytej już lewie?
procedure-defective-trick = Lewa wadliwa
ask-defective-trick-error = Czy gracz nie dołożył karty do lewy, zagrał więcej niż jedną, czy nie odłożył zagranej karty między zagrane?
ask-defective-trick-played-again = Czy tę samą kartę zagrano ponownie, w późniejszej lewie, i jest za późno, by to poprawić?
ask-defective-trick-played-on = Czy obie strony zagrały już w następnej lewie?
ask-defective-trick-exposed = Czy nadliczbowa karta należy do obrońcy i pokazano ją, zanim wróciła do ręki?
ask-defective-trick-surplus = Jak zagrano nadliczbową kartę?
ask-defective-trick-side = Kto ją zagrał: strona rozgrywająca czy obrońca?
ask-defective-trick-suit-led = Czy gracz ma kartę w kolorze wyjścia do tej lewy?
procedure-mistaken-call = Pomyłkowa zapowiedź
ask-mistaken-call-agreement = Czy para ma takie uzgodnienie, jakie wyjaśniono albo należało wyjaśnić?
ask-mistaken-call-explained = Jak wyjaśniono zapowiedź?
ask-mistaken-call-alertable = Czy zapowiedź należało zaalertować albo wyjaśnić?
ask-mistaken-call-unauthorised-too = Czy gracz dowiedział się z alertu lub wyjaśnienia partnera, jak ten zrozumiał zapowiedź?
answer-before-call = zanim gracz z tą ręką zgłosił zapowiedź
answer-another-hand = w innej ręce tego rozdania
answer-surplus = nie należy do tego rozdania
answer-played = wśród kart zagranych
answer-elsewhere = gdzie indziej
answer-lost = nie znaleziono jej
answer-omitted = nie zagrał karty
answer-extra = zagrał więcej niż jedną
answer-misplaced = zagrał kartę, ale nie leży ona wśród zagranych
answer-as-agreed = zgodnie z uzgodnieniem
answer-wrongly = niezgodnie z uzgodnieniem
answer-not = wcale
say-insufficient-bid-accepted =
    Ta odzywka jest niewystarczająca; gracz z lewej może ją zaakceptować, a wtedy licytacja toczy się tak, jakby była legalna.
    Jeśli jej nie zaakceptuje, wykraczający zastępuje ją inną legalną zapowiedzią.
    Po najniższej odzywce w tym samym mianie, która pokazuje te same kolory, albo po porównywalnej zapowiedzi licytacja toczy się dalej bez innych konsekwencji.
    Po każdej innej zapowiedzi partner wykraczającego musi pasować do końca licytacji, a jeśli ta strona broni, rozgrywający może zakazać wyjścia w jeden kolor.
    Nieporównywalna kontra lub rekontra też jest anulowana: wykraczający zgłasza wtedy odzywkę albo pas, a partner nadal musi pasować.
say-insufficient-bid-accepted-2007 =
    Ta odzywka jest niewystarczająca.
    Gracz z lewej może ją zaakceptować, a wtedy licytacja toczy się tak, jakby była legalna.
    Jeśli jej nie zaakceptuje, wykraczający zastępuje ją inną legalną zapowiedzią.
    Po najniższej odzywce w tym samym mianie, gdy żadna z nich nie jest sztuczna, albo po zapowiedzi o tym samym lub ściślejszym znaczeniu licytacja toczy się dalej bez innych konsekwencji.
    Po każdej innej zapowiedzi partner wykraczającego musi pasować do końca licytacji, a jeśli ta strona broni, rozgrywający może zakazać wyjścia w jeden kolor.
say-insufficient-bid-accepted-again =
    Ta odzywka też jest niewystarczająca.
    Gracz z lewej może ją zaakceptować, a wtedy licytacja toczy się tak, jakby była legalna.
    Jeśli jej nie zaakceptuje, wykraczający zastępuje ją legalną zapowiedzią, a jego partner musi pasować do końca licytacji.
say-call-out-of-turn-accepted =
    Ta zapowiedź była poza kolejnością.
    Gracz z lewej może ją zaakceptować, a wtedy licytacja toczy się tak, jakby była legalna.
    Jeśli jej nie zaakceptuje, zapowiedź jest anulowana i licytuje gracz, na którego przypada kolej.
    Jeśli jest to gracz po prawej wykraczającego, pas trzeba powtórzyć, a każdą inną zapowiedź wtedy, gdy ten gracz spasuje.
    W każdym innym wypadku wykraczający może zgłosić dowolną legalną zapowiedź: po porównywalnej nie ma dalszych konsekwencji, po każdej innej partner musi raz spasować, a jeśli ta strona broni, rozgrywający może zakazać wyjścia w jeden kolor.
say-call-out-of-turn-accepted-2007 =
    Ta zapowiedź była poza kolejnością.
    Gracz z lewej może ją zaakceptować, a wtedy licytacja toczy się tak, jakby była legalna.
    Jeśli jej nie zaakceptuje, zapowiedź jest anulowana, a kolej wraca do właściwego gracza.
    Od tego, czyja była kolej, zależy, co potem wolno wykraczającemu i jego partnerowi; powiem to, gdy do tego dojdzie.
say-call-out-of-turn-rho-first =
    Zapowiedź jest anulowana i licytuje gracz, na którego przypada kolej.
    Jeśli ten gracz spasuje, wykraczający musi powtórzyć swoją zapowiedź i nic więcej z tego nie wynika.
    Po każdej innej zapowiedzi wykraczający może zgłosić dowolną legalną zapowiedź; jeśli jest porównywalna, nic więcej z tego nie wynika.
    Jeśli nie jest porównywalna, partner musi raz spasować, rozgrywający może zakazać wyjścia w jeden kolor, a partnerowi nie wolno korzystać z tego, co pokazała anulowana zapowiedź.
say-call-out-of-turn-rho-first-2007 =
    Zapowiedź jest anulowana i licytuje gracz, na którego przypada kolej.
    Jeśli ten gracz spasuje, wykraczający musi powtórzyć swoją zapowiedź i nic więcej z tego nie wynika.
    Po każdej innej zapowiedzi wykraczający może zgłosić dowolną legalną zapowiedź.
    Po odzywce w mianie tej, którą zgłoszono poza kolejnością, partner musi raz spasować; po każdej innej zapowiedzi pasuje do końca, a rozgrywający może zakazać wyjścia w jeden kolor.
    Po kontrze poza kolejnością partner w każdym razie pasuje do końca.
say-call-out-of-turn-any-call =
    Wykraczający może teraz zgłosić dowolną legalną zapowiedź.
    Jeśli jest porównywalna z anulowaną, nic więcej z tego nie wynika.
    Jeśli nie jest, partner musi raz spasować, rozgrywający może zakazać wyjścia w jeden kolor, a partnerowi nie wolno korzystać z tego, co pokazała anulowana zapowiedź.
say-call-out-of-turn-any-call-2007 =
    Wykraczający może teraz zgłosić dowolną legalną zapowiedź.
    Jeśli powtarza miano odzywki poza kolejnością, partner musi raz spasować.
    Jeśli nie, partner pasuje do końca, a rozgrywający może zakazać wyjścia w jeden kolor.
say-unauthorised-information-reserve =
    Ustalmy, co zaszło; wezwanie sędziego zachowuje Państwa prawa.
    Partner nie może wybrać tego, co ta informacja podpowiada, i licytuje lub gra tak, jakby jej nie było.
    Proszę licytować i grać dalej, a na końcu wezwać mnie ponownie, jeśli wydaje się Państwu, że z niej skorzystano.
say-claim-hear =
    Rozgrywka zostaje przerwana; proszę nie grać dalej.
    Zgłaszający roszczenie powtarza, co powiedział.
    Potem druga strona mówi, z czym się nie zgadza, a ja mogę polecić odkrycie kart.
say-revoke-play-out =
    Fałszywy renons jest uprawomocniony, więc nie można go już poprawić.
    Proszę dograć rozdanie do końca i zostawić lewy w kolejności.
    Potem policzę, co z tego wynika, i sprawdzę, czy to wystarcza.
say-score-error-corrected =
    Zapis był błędny i zostaje poprawiony dla obu stron.
    Liczy się wynik uzyskany przy stole.
say-score-error-recorded =
    Okres reklamacyjny minął.
    Zapis pozostaje bez zmian.
say-score-error-both-changed =
    Nie mam wątpliwości, jaki wynik uzyskano przy stole.
    Zapis zmienia się dla obu stron.
say-score-error-not-increased =
    Sędziego wezwano po zakończeniu rundy.
    Zapis pozostaje albo zmienia się na niekorzyść jednej strony, bez korzyści dla drugiej.
# The words for the players at an end: by the verdict and the Law of the row that decided, else by the verdict alone.
say-stands = Wynik uzyskany przy stole pozostaje.
say-adjust = Orzekam w tym rozdaniu wynik rozjemczy.
say-artificial = Rozdanie otrzymuje procentowy wynik rozjemczy.
say-transfer = Zgodnie z przepisami następuje przekazanie lew.
say-play-on = Gra toczy się dalej.
say-stands-92A =
    Odwołać się można tylko od orzeczenia wydanego przy własnym stole.
    Orzeczenie sędziego pozostaje.
say-stands-92B =
    Termin na odwołanie minął.
    Orzeczenie sędziego pozostaje.
say-stands-92D =
    Odwołania muszą chcieć obaj partnerzy, a w drużynie kapitan.
    Orzeczenie sędziego pozostaje.
say-stands-93B3 = Komisja utrzymuje orzeczenie sędziego w mocy.
say-adjust-93A = Komisja zmienia orzeczenie.
say-adjust-93B3 = Komisja zmienia orzeczenie.
say-stands-15B2 =
    Nikt z Państwa nie grał jeszcze tego rozdania, więc proszę je dokończyć, a wynik się liczy.
    Właściwe rozdanie być może rozegrają Państwo ze sobą później.
say-stands-16C1 = Ta strona może korzystać z tego, co mówi wycofana zapowiedź lub zagranie, więc wynik się liczy.
say-stands-68D2 =
    Wszyscy czterej zgodzili się grać dalej, więc roszczenie jest nieważne.
    Liczy się wynik tej gry.
say-stands-79B2 =
    Ustalę na podstawie kart i Państwa relacji, ile lew wzięła każda strona.
    Zapisuje się ten wynik.
say-stands-22B =
    Wszyscy czterej spasowali, więc rozdanie zapisuje się jako spasowane.
    Nie rozdaje się go ponownie.
say-stands-75C =
    Wyjaśnienie było prawidłowe, a pomyłką była zapowiedź, co nie jest wykroczeniem.
    Wynik uzyskany przy stole pozostaje.
    Od tego orzeczenia można się odwołać.
say-stands-36C =
    Pierwszy wist został odkryty, więc kontrakt pozostaje, jakby tej zapowiedzi nie było.
say-stands-13 = Ręka ma trzynaście kart, więc nic z tego nie wynika.
say-cancel = Rozdanie zostaje unieważnione dla obu stron.
say-replay = Rozdanie należy rozegrać.
say-play-on-17D3 =
    Gracz stracił kolejkę przez pas poza kolejnością, więc licytacja się nie skończyła.
    Wraca do tego gracza, a późniejsze pasy są anulowane.
say-play-on-42B1 =
    Dziadek może zapytać rozgrywającego, czy nie ma już karty w kolorze wyjścia.
    Gra toczy się dalej; nieuprawomocniony fałszywy renons zostaje poprawiony.
say-play-on-42B2 =
    Dziadek może próbować zapobiec nieprawidłowości, na przykład wyjściu z niewłaściwej ręki, zanim do niej dojdzie.
    Gra toczy się dalej.
say-play-on-42B3 =
    Rozgrywka się skończyła, więc dziadek może zwrócić uwagę na nieprawidłowość.
    Teraz ją rozstrzygnę.
say-play-on-41D =
    Karta od początku należała do ręki dziadka i gra toczy się dalej.
    Jeśli dziadek przez to nie dołożył do koloru, żadna lewa się nie przenosi, ale na końcu sprawdzę, czy powstała szkoda.
say-play-on-43A3 =
    Obrońcy nie wolno pokazywać dziadkowi swojej ręki.
    Gra toczy się dalej.
say-play-on-43B1 =
    Dziadek przekroczył swoje prawa i mogę nałożyć za to karę.
    Nieprawidłowość, która wyszła na jaw, prostuję teraz i gra toczy się dalej.
    Rozgrywającemu nie wolno skorzystać z tego, co dziadek mu w ten sposób przekazał.
say-dummy-rights-lead-from =
    Dziadek zajrzał do czyjejś ręki albo odszedł od stolika i stracił prawo ostrzegania rozgrywającego.
    Każdy z obrońców może teraz wybrać rękę, z której rozgrywający wyjdzie.
say-play-on-43B2a =
    Dziadek stracił prawo ostrzegania rozgrywającego.
    Rozgrywający wychodzi z ręki, którą wybrał obrońca.
say-play-on-43B2b =
    Dziadek zajrzał do czyjejś ręki albo odszedł od stolika i stracił prawo pytania o fałszywy renons.
    Jeśli rozgrywający popełnił fałszywy renons, zamienia kartę, a lewy przenosi się tak, jakby był on uprawomocniony.
say-play-on-45F =
    Podczas rozgrywki dziadkowi nie wolno dotykać ani wskazywać karty, której rozgrywający nie wymienił.
    Gra toczy się dalej.
    Jeśli obrońcy na tym stracą, zmienię wynik.
say-play-on-67 = Obie strony zagrały już w następnej lewie, więc jest to lewa z nadmiarem kart.
say-claim-this-trick =
    Dotyczyło to tylko bieżącej lewy, więc nie było ani roszczenia, ani zrzeczenia, i gra toczy się dalej.
    Karta, którą obrońca przy tym pokazał, nie jest przygwożdżona, ale partner nie może skorzystać z tego, co pokazała.
    Jeśli partner jeszcze nie dołożył do lewy, zagrana karta jest przedwczesna.
say-play-on-68B2 =
    Partner od razu się sprzeciwił, więc niczego nie oddano i gra toczy się dalej.
    Odkryta przy tym karta nie jest przygwożdżona, ale partner tego gracza nie może skorzystać z tego, co pokazała.
say-play-on-20F4 =
    Wyjaśnienie zostaje teraz poprawione i liczy się to, co powiedziano na końcu.
    Zapowiedź zgłoszoną na podstawie błędnego wyjaśnienia być może da się jeszcze zmienić.
say-correcting-explanation-in-time =
    Wyjaśnienie zostaje teraz poprawione, a przeciwnicy mogą pytać jeszcze raz.
    Ostatni pas ich strony i pierwszy wist, jeśli leży jeszcze zakryty, można zmienić, jeżeli wynikały z błędnego wyjaśnienia.
say-correcting-explanation-after-play =
    Wyjaśnienie zostaje poprawione po zakończonej rozgrywce.
    Proszę powiedzieć, czy zgłosiliby Państwo inną zapowiedź lub zagrali inaczej; wynik można zmienić.
say-play-on-82B = Prostuję teraz swój błąd, żeby rozdanie dało się normalnie zapisać.
say-play-on-25A4 =
    Partner zgłosił już zapowiedź, więc tej nie można zmienić.
    Obowiązuje pierwsza zapowiedź.
say-play-on-25A5 =
    Licytacja się skończyła, więc zapowiedzi nie można zmienić.
    Obowiązuje pierwsza zapowiedź.
say-play-on-25B1 =
    Druga zapowiedź jest zaakceptowana i obowiązuje, a pierwsza jest wycofana.
    Licytacja toczy się dalej.
say-play-on-25B2 =
    Druga zapowiedź nie jest zaakceptowana i zostaje anulowana.
    Obowiązuje pierwsza, a licytacja toczy się dalej.
say-insufficient-bid-premature =
    Odzywka niewystarczająca jest zaakceptowana, więc obowiązuje, a zapowiedź w jej miejsce zostaje anulowana.
    Partnerowi nie wolno korzystać z tego, co ta zapowiedź pokazała.
say-play-on-27A1 = Odzywka jest zaakceptowana i licytacja toczy się dalej, jakby była wystarczająca.
say-play-on-27B =
    Odzywka nie jest zaakceptowana i zostaje anulowana.
    Po najniższej wystarczającej odzywce w tym samym mianie, która pokazuje to samo, albo po zapowiedzi porównywalnej licytacja po prostu toczy się dalej.
    Po każdej innej partner musi pasować do końca.
say-play-on-27B-2007 =
    Odzywka nie jest zaakceptowana i zostaje anulowana.
    Po najniższej wystarczającej odzywce w tym samym mianie, gdy żadna nie jest sztuczna, albo po zapowiedzi o tym samym lub ściślejszym znaczeniu licytacja po prostu toczy się dalej.
    Po każdej innej partner musi pasować do końca.
say-play-on-27B1a = Nowa odzywka obowiązuje, a licytacja toczy się dalej bez dalszych sprostowań.
say-play-on-27B1b = Nowa zapowiedź obowiązuje, a licytacja toczy się dalej bez dalszych sprostowań.
say-play-on-28A =
    Gracz po prawej musi pasować, więc ta zapowiedź była w kolejności.
    Licytacja toczy się dalej.
say-play-on-28B =
    Właściwy gracz zgłosił już zapowiedź i to ona obowiązuje.
    Zapowiedź poza kolejnością jest anulowana, a jej gracz w swojej kolejce zgłasza dowolną zapowiedź.
say-play-on-29A = Zapowiedź jest zaakceptowana i licytacja toczy się od niej dalej.
say-play-on-30B1a =
    Pas jest anulowany i licytuje gracz, na którego przypada kolej.
    Partner wykraczającego licytuje dowolnie, ale nie może korzystać z tego, co pas pokazał.
    Jeśli wykraczający zgłosi potem zapowiedź nieporównywalną, partner musi raz spasować.
say-play-on-30B1b = Pas poza kolejnością jest anulowany, a zapowiedź we właściwej kolejce obowiązuje.
say-play-on-31A1 =
    Odzywka poza kolejnością jest anulowana, a właściwy gracz spasował.
    Wykraczający powtarza ją w swojej kolejce; jeśli będzie wtedy niewystarczająca lub niedozwolona, proszę mnie znów wezwać: to osobna nieprawidłowość.
say-play-on-31A2a =
    Odzywka poza kolejnością jest anulowana.
    Zapowiedź we właściwej kolejce jest porównywalna i licytacja toczy się dalej bez dalszych sprostowań.
say-play-on-31A2b =
    Odzywka poza kolejnością jest anulowana.
    Zapowiedź we właściwej kolejce obowiązuje, ale nie jest porównywalna.
say-play-on-31B1 =
    Odzywka jest anulowana i licytuje gracz, na którego przypada kolej.
    Partner wykraczającego licytuje dowolnie, ale nie może korzystać z tego, co anulowana odzywka pokazała.
    Jeśli wykraczający zgłosi potem zapowiedź nieporównywalną, partner musi raz spasować.
say-play-on-32A1 =
    Kontra poza kolejnością jest anulowana, a właściwy gracz spasował.
    Wykraczający powtarza ją w swojej kolejce; jeśli będzie wtedy niedozwolona, proszę mnie znów wezwać: to osobna nieprawidłowość.
say-play-on-32A2a =
    Kontra poza kolejnością jest anulowana.
    Zapowiedź we właściwej kolejce jest porównywalna i licytacja toczy się dalej bez dalszych sprostowań.
say-play-on-32A2b =
    Kontra poza kolejnością jest anulowana.
    Zapowiedź we właściwej kolejce obowiązuje, ale nie jest porównywalna.
say-play-on-32B1 =
    Kontra jest anulowana i licytuje gracz, na którego przypada kolej.
    Partner wykraczającego licytuje dowolnie, ale nie może korzystać z tego, co kontra pokazała.
    Jeśli wykraczający zgłosi potem zapowiedź nieporównywalną, partner musi raz spasować.
say-play-on-33 =
    Z dwóch jednoczesnych zapowiedzi za pierwszą uchodzi ta, na którą przypadała kolej.
    Druga uchodzi za zgłoszoną po niej: obowiązuje, jeśli jest tam legalna, a jeśli nie, orzekam o niej teraz.
say-play-on-36A =
    Gracz po lewej zgłosił już zapowiedź, więc kontra i wszystkie późniejsze zapowiedzi są anulowane.
    Licytacja wraca do gracza, na którego przypadała kolej, jakby nic się nie stało.
say-play-on-36B2 = Taka kontra jest niedozwolona i zostaje anulowana.
say-play-on-36B4 = Taka kontra jest niedozwolona i zostaje anulowana, a kolej wraca do właściwego gracza.
say-play-on-37A =
    Gracz po lewej zgłosił już zapowiedź, więc ta obowiązuje.
    Licytacja toczy się dalej.
say-play-on-38C =
    Odzywka powyżej siedmiu zostaje anulowana.
    Zastępuje ją pas.
say-play-on-39B =
    Licytacja była zakończona, więc zapowiedź jest anulowana.
    Nic więcej z tego nie wynika.
say-play-on-24 =
    Karta leży odkryta na stole do końca licytacji.
    Jeśli jej właściciel będzie potem obrońcą, jest kartą przygwożdżoną; rozgrywający i dziadek biorą ją na rękę.
    Partner nie może korzystać z tego, co ona pokazuje.
say-play-on-48A =
    Karta odkryta przez stronę rozgrywającą nie jest kartą przygwożdżoną.
    Wraca na rękę, a gra toczy się dalej.
say-play-on-48B2 =
    Karty rozgrywającego nie są kartami przygwożdżonymi.
    Jeżeli nie zgłaszał roszczenia, bierze je na rękę i gra toczy się dalej; inaczej mówi, jakie to roszczenie.
say-play-on-41A =
    Wist był zakryty.
    Karta wraca na rękę, a wistuje właściwy obrońca.
say-play-on-47E1 =
    Przeciwnik powiedział graczowi, że to jego kolej.
    Karta wraca na rękę, a wychodzi lub zagrywa właściwy gracz.
    Nic więcej z tego nie wynika.
say-play-on-49 =
    Partner nie mógł zobaczyć karty, więc nie jest ona kartą przygwożdżoną.
    Wraca na rękę.
say-play-on-50 = Gra toczy się dalej.
say-play-on-50C =
    To podrzędna karta przygwożdżona.
    Właściciel może zamiast niej zagrać honor w tym kolorze, a partner może wyjść dowolnie.
say-play-on-50D1 = To normalna karta przygwożdżona.
say-play-on-50D2a =
    Rozgrywający wybrał, a karta wraca na rękę.
    Partnerowi nie wolno korzystać z tego, że gracz ją ma.
say-play-on-50D2b = Rozgrywający zostawia wolny wybór, więc partner wychodzi dowolną kartą.
say-play-on-51A =
    Leży kilka kart przygwożdżonych.
    Jeśli można zagrać więcej niż jedną, wskazuje ją rozgrywający.
say-play-on-51B =
    Rozgrywający wybrał kolor, a wszystkie karty przygwożdżone w tym kolorze wracają na rękę.
    Partnerowi nie wolno korzystać z tego, że gracz je ma; karty przygwożdżone w innym kolorze leżą dalej.
say-play-on-51B1a =
    Rozgrywający wybrał kolor, a wszystkie karty przygwożdżone w tym kolorze wracają na rękę.
    Partnerowi nie wolno korzystać z tego, że gracz je ma; karty przygwożdżone w innym kolorze leżą dalej.
say-play-on-51B1b =
    Rozgrywający zakazał koloru, a wszystkie karty przygwożdżone wracają na rękę.
    Partnerowi nie wolno korzystać z tego, że gracz je ma.
say-play-on-51B2b =
    Rozgrywający mówi, w które z tych kolorów nie wolno wyjść, a wszystkie karty przygwożdżone w tych kolorach wracają na rękę.
    Partnerowi nie wolno korzystać z tego, że gracz je ma; karty przygwożdżone w innym kolorze leżą dalej.
say-play-on-52B1a =
    Rozgrywający akceptuje tę kartę.
    Karta przygwożdżona leży dalej.
say-play-on-52B1b =
    Rozgrywający dołożył do niej, więc karta jest zaakceptowana.
    Karta przygwożdżona leży dalej.
say-play-on-52B2 = Zagrana zostaje karta przygwożdżona, a ta karta staje się normalną kartą przygwożdżoną.
say-play-on-53A = Wyjście jest zaakceptowane i gra toczy się od niego dalej.
say-play-on-53B =
    Właściwy przeciwnik już wyszedł i jego wyjście obowiązuje.
    Karta, którą gracz wyszedł poza kolejnością, wraca na rękę bez kary.
say-play-on-53C =
    Wyjście jest zaakceptowane, bo obrońca do niego dołożył.
    Obrońca, który zagrał poza kolejnością, zagrał przedwcześnie.
say-play-on-54A =
    Rozgrywający wykłada swoją rękę jako dziadek, a rozgrywa partner.
    Wist obowiązuje.
say-play-on-54B =
    Wist jest zaakceptowany.
    Dziadek się wykłada, rozgrywający dokłada drugą kartę z ręki, a dziadek ostatnią.
say-play-on-54C =
    Rozgrywający mógł zobaczyć kartę dziadka, więc wist jest zaakceptowany.
    Dziadek wykłada karty, a rozgrywający zagrywa drugą kartę z ręki.
say-play-on-54E =
    Strona rozgrywająca nie wistuje.
    Karta wraca na rękę, a wistuje właściwy obrońca.
say-play-on-55A = Wyjście jest zaakceptowane i gra toczy się od niego dalej.
say-play-on-55B1 =
    Wyjście nie jest zaakceptowane i karta wraca na rękę.
    Na wyjściu jest obrońca.
say-play-on-55B2 =
    Wyjście nie jest zaakceptowane i karta wraca.
    Rozgrywający wychodzi dowolną kartą z właściwej ręki.
say-play-on-56 =
    Wyjście nie jest zaakceptowane, a karta staje się normalną kartą przygwożdżoną.
    Na wyjściu są przeciwnicy.
say-play-on-59 = Gracz nie może wyjść ani zagrać zgodnie z wymaganiem, więc gra dowolną legalną kartę.
say-play-on-45A =
    Karta nie jest zagrana.
    Wraca na rękę, a gracz zagrywa dowolną legalną kartę.
say-play-on-45C1 = Partner mógł zobaczyć kartę w tej pozycji, więc jest zagrana.
say-play-on-45C2 = Karta była trzymana jak zagrana, więc jest zagrana.
say-play-on-45C3 = Karta dziadka została dotknięta, więc jest zagrana.
say-play-on-45C4a = Karta została wskazana, więc jest zagrana i nie można jej zmienić.
say-play-on-47C =
    Było to przejęzyczenie, a nie zmiana zamiaru, więc kartę można zmienić.
    Przeciwnik, który do niej dołożył, może swoją kartę wycofać.
say-play-on-46B = Nie ma wątpliwości, którą kartę rozgrywający miał na myśli, więc ta karta jest zagrana.
say-play-on-46B1a = „Wysoko” oznacza najwyższą kartę w kolorze wyjścia.
say-play-on-46B1b = „Bij” oznacza najniższą kartę dziadka, o której wiadomo, że weźmie lewę.
say-play-on-46B1c = „Mała” oznacza najniższą kartę w kolorze wyjścia.
say-play-on-46B2 = Sam kolor oznacza najniższą kartę w tym kolorze.
say-play-on-46B3 =
    Sama wysokość przy wyjściu po lewie wziętej przez dziadka oznacza kartę w kolorze tej lewy, jeśli dziadek ją ma.
    W innym wypadku oznacza kartę tej wysokości, którą legalnie można zagrać, a gdy jest ich kilka, wskazuje ją rozgrywający.
say-play-on-46B4 =
    Dziadek nie ma takiej karty, więc nic nie zostało wskazane.
    Rozgrywający wskazuje dowolną legalną kartę.
say-play-on-46B5 = Rozgrywający zostawił wybór dziadkowi, więc kartę może wskazać każdy z obrońców.
say-play-on-45E1 = Piąta karta od obrońcy staje się kartą przygwożdżoną, chyba że uznam ją za wyjście do następnej lewy.
say-play-on-45E2 = Piąta karta z ręki rozgrywającego lub ze stołu wraca na swoje miejsce, chyba że uznam ją za wyjście do następnej lewy.
say-play-on-57C1 =
    Rozgrywający zagrał już z obu rąk, więc nic z tego nie wynika.
    Gra toczy się dalej.
say-play-on-57C2 =
    Dziadek zagrał lub zasugerował kartę przed kolejką, więc nic z tego nie wynika.
    Gra toczy się dalej.
say-play-on-57C3 =
    Karta, którą rozgrywający zagrał przedwcześnie, jest zagrana i jeśli jest prawidłowa, pozostaje.
    Wyjście przed kolejką traktuję jak wyjście poza kolejnością.
    Karta, którą dziadek wysunął sam, nie jest zagrana, dopóki rozgrywający jej nie wskaże.
say-play-on-57D =
    Gracz zagrał przed swoją kolejką.
    Partner nie może korzystać z tego, co ta karta pokazała.
say-premature-lead-chosen =
    Rozgrywający wybrał, a partner gra zgodnie z tym.
    Karta obrońcy, który się pospieszył, leży dalej jako normalna karta przygwożdżona.
say-defective-trick-omitted =
    Gracz odkrywa teraz kartę i wkłada ją między zagrane: w kolorze wyjścia, jeśli taką ma.
    Nie zmienia to tego, kto wziął lewę, i gra toczy się dalej.
    Na końcu ustalę, czy ta strona wzięła tę lewę albo którąś z późniejszych.
say-play-on-58A = Z dwóch kart zagranych jednocześnie ta poza kolejnością uchodzi za późniejszą.
say-play-on-58B = Zagrano kilka kart naraz: jedna obowiązuje, a pozostałe wracają.
say-play-on-58B1 =
    Widać tylko jedną kartę, więc ta jest zagrana.
    Pozostałe wracają na rękę.
say-play-on-58B2 = Gracz wskazuje, która z kart jest zagrana.
say-play-on-58B3 =
    Gracz wskazuje, która z kart jest zagrana.
    Przeciwnik, który potem zagrał do tej lewy, może tę kartę cofnąć i zagrać inną.
say-play-on-67A1 =
    Gracz dokłada teraz kartę do tej lewy.
    Potem gra toczy się dalej.
say-play-on-67A2 =
    W tej lewie jest o jedną kartę za dużo.
    Zostaje wycofana.
say-play-on-13A1 =
    Karty trzeba przeliczyć i uporządkować.
    Nikt nie widział cudzej karty, więc rozdanie zostanie rozegrane.
say-play-on-13A2 =
    Karty trzeba uporządkować.
    Ktoś zobaczył cudzą kartę, więc mogę zmienić wynik.
say-play-on-13B1 =
    Ręce zostają poprawione i gra toczy się dalej.
    Wynik mogę później zmienić.
say-play-on-13C =
    Karta nadliczbowa nie należy do żadnej ręki i zostaje usunięta.
    Gra toczy się dalej.
say-play-on-14A1 =
    Brakująca karta wraca na swoją rękę.
    Uważa się, że była tam od początku.
say-play-on-14A2 = Rękę uzupełnia się inną kartą i rozdanie zostanie rozegrane.
say-play-on-14B1 = Brakująca karta została zagrana do lewy, w której było o kartę za dużo.
say-play-on-15A2b =
    Zapowiedź ze złymi kartami jest anulowana.
    Gracz ogląda właściwą rękę i licytuje ponownie.
say-play-on-16D2 =
    Ta informacja raczej nie zakłóci gry, więc rozdanie zostanie rozegrane.
    Proszę mnie wezwać, jeśli jednak zakłóci.
say-play-on-16D2a =
    Gracze zamieniają się miejscami na to rozdanie.
    Potem zostanie ono rozegrane.
say-play-on-16D2c =
    Rozdanie zostanie rozegrane.
    Wynik ocenię później.
say-play-on-16D3 =
    Gra toczy się dalej.
    Wynik ocenię później.
say-play-on-21B3 =
    Na zmianę zapowiedzi lub zagrania jest za późno.
    Gra toczy się dalej, a wynik ocenię później.
say-play-on-47E2a = Kartę zagrano z powodu błędnej informacji i można ją wycofać.
say-play-on-60A = Przeciwnik zagrał po nieprawidłowym zagraniu, więc ono obowiązuje.
say-play-on-60B =
    Obrońca zagrał, zanim rozgrywający wyszedł z właściwej ręki.
    Karta staje się normalną kartą przygwożdżoną.
say-play-on-60C =
    Strona wykraczająca grała dalej przed sprostowaniem.
    Druga strona zachowuje swoje prawa.
say-play-on-62A =
    Fałszywy renons nie jest uprawomocniony, więc trzeba go poprawić.
    Gracz dokłada do koloru.
say-play-on-62B =
    Fałszywy renons nie jest uprawomocniony, więc trzeba go poprawić: gracz dokłada do koloru.
    Druga strona może cofnąć karty zagrane po nim.
    Karta z ręki obrońcy staje się normalną kartą przygwożdżoną; karta rozgrywającego, dziadka i taka, która leżała odkryta, nie.
say-play-on-62C1 =
    Fałszywy renons nie jest uprawomocniony: gracz dokłada do koloru.
    Druga strona może wycofać to, co zagrała po nim.
say-play-on-62C2 =
    Fałszywy renons nie jest uprawomocniony: gracz dokłada do koloru.
    Druga strona może wycofać to, co zagrała po nim, a potem także partner.
say-play-on-62C3 =
    W tej lewie fałszywy renons popełniły obie strony, więc oba zostają poprawione.
    Każda karta wycofana przez obrońcę zostaje na stole odkryta jako karta przygwożdżona.
say-play-on-62D1 =
    Fałszywy renons w dwunastej lewie trzeba poprawić, póki ręce nie wróciły do pudełka.
    Karty zostają uporządkowane.
say-play-on-9C = Przedwczesna poprawka własnego błędu może mimo to mieć swoje skutki.
say-play-on-10A =
    Gracze nie mogą sami odstąpić od sprostowania ani go orzec.
    Orzekam tak, jakby nikt tego nie zrobił.
say-without-director-allowed =
    Zgadzam się na to, co ustalili Państwo beze mnie.
    Gra toczy się dalej.
say-without-director-cancelled =
    To, co ustalili Państwo beze mnie, nie jest wiążące i to anuluję.
    O tym, co dalej, mówią przepisy.
say-play-on-10C2 = Gracz, który ma wybór, dokonuje go bez pytania partnera.
by-claim = Kto zgłosił roszczenie lub zrzeczenie?
by-serious-error = Która strona przyczyniła się do poniesionej szkody?
also-yes = tak owszem prawda był była było
also-none = żaden żadne żadna żadnych żadnego nic
also-no = nie nigdy nikt żaden
also-unclear = wiem pewien pewna pewny jasne wiadomo może chyba wątpliwości
also-pass = spasował spasowała pasuje pasował
also-double = skontrował skontrowała kontruje kontrował
also-redouble = zrekontrował zrekontrowała rekontruje
also-accept = uznaje uznał zgadza akceptuje zaakceptował przyjmuje przyjął
also-refuse = odmawia odmówił odrzuca odrzucił
also-spread = wykłada wyłożył akceptuje zaakceptować
also-other = zalicytował licytował skontrował
also-require = nakazuje nakazał każe żąda
also-forbid = zabrania zabronił
also-leave = cokolwiek dowolnie nic rezygnuje zrezygnował
also-see-dummy = ogląda widzi
also-except = prócz oprócz poza po przed zanim
also-beside = jeszcze już mówi gracz partner rozgrywający dziadek obrońca przeciwnik strona wyjaśnienie roszczenie renons wahanie
also-offender = sam sama
also-rho = prawy prawego
also-lho = lewy lewego
also-inadvertent = przypadkiem wypadła upuścił
also-deliberate = celowo umyślnie
also-auction = licytacja
also-before-call = przed
may-accept = to zaakceptować
may-refuse = tego nie zaakceptować
object-any-one = w jeden kolor, którego wykraczający nie wskazał w legalnej licytacji
object-any-suit = w jeden dowolny kolor
object-suit-of-call = w kolor, który wskazała wycofana zapowiedź, a wykraczający nie wskazał w legalnej licytacji
object-suit-of-card = w kolor tej karty
object-suit-named = w kolor wskazany przez rozgrywającego
object-one-of-cards = w jeden z kolorów kart przygwożdżonych
object-some-of-cards = w jeden lub więcej kolorów kart przygwożdżonych
object-card = tę kartę
object-highest = najwyższą kartę w kolorze wyjścia
object-lowest = najniższą kartę w kolorze wyjścia
party-offender = wykraczający
party-partner = partner wykraczającego
party-lho = gracz po lewej stronie wykraczającego
party-rho = gracz po prawej stronie wykraczającego
party-declarer = rozgrywający
party-defenders = każdy z obrońców
party-last-caller = gracz strony niewykraczającej, który jako ostatni zgłosił zapowiedź
says-stands = wynik utrzymany, utrzymany, utrzymać wynik, wynik zostaje utrzymany, bez zmian, wynik uzyskany, wynik ze stołu
says-adjust = rozjemczy, wynik rozjemczy, zapisowy, zapisowy wynik rozjemczy
says-artificial = procentowy, procentowy wynik rozjemczy, sztuczny
says-transfer = przekazanie, przekazanie lew, przekazać lewy, transfer lew, lewy
says-play-on = grać dalej, gra dalej, gra toczy się dalej
says-cancel = unieważnione, unieważnić, unieważnienie, rozdanie unieważnione, anulowane
says-replay = rozegranie, rozegrać, rozegrać rozdanie, powtórzyć, powtórka
says-incomplete = brak rozstrzygnięcia, niejasne
end-stands = wynik przy stole zostaje utrzymany
end-stands-appeal = decyzja sędziego zostaje utrzymana
end-stands-score-error = wynik zapisuje się zgodnie z orzeczeniem
end-stands-inadmissible-call = kontrakt zapisuje się bez kontry
end-stands-quitted-tricks = lewy zapisuje się zgodnie z orzeczeniem
end-adjust-appeal = komisja zmienia decyzję
end-adjust = zapisowy wynik rozjemczy
end-artificial = procentowy wynik rozjemczy
end-transfer = orzeczeniem jest przekazanie lew
end-play-on = gra toczy się dalej
end-cancel = rozdanie unieważnia się dla obu stron
end-replay = rozdanie należy rozegrać
end-incomplete = są pytania bez odpowiedzi
verdict-stands = Wynik uzyskany przy stole zostaje utrzymany.
verdict-adjust = Należy orzec zapisowy wynik rozjemczy.
verdict-artificial = Należy orzec procentowy wynik rozjemczy.
verdict-transfer = Następuje przekazanie lew.
course-if-damaged = Stwierdzono wykroczenie: należy orzec zapisowy wynik rozjemczy, jeśli strona niewykraczająca poniosła szkodę.
say-if-damaged-director-error =
    Moje orzeczenie było błędne i nie da się go już naprawić.
    Żadna strona nie zawiniła: każdej, która na tym straciła, wynik zostanie zmieniony.
    Od orzeczenia można się odwołać.
course-if-damaged-director-error = Obie strony są niewykraczające: należy orzec zapisowy wynik rozjemczy dla każdej, która poniosła szkodę.
course-undamaged = Strona niewykraczająca nie poniosła szkody: wynik zostaje utrzymany.
course-average-plus = Średnia plus jest nie gorsza od orzeczonego zapisu więc przyznaje się ją.
course-transfer-claim = Rozstrzygnięto sporne roszczenie.
course-stands-score-error = Wynik zapisuje się zgodnie z poniższym orzeczeniem.
course-stands-quitted-tricks = Lewy zapisuje się zgodnie z poniższym orzeczeniem.
course-stands-inadmissible-call = Kontrakt zapisuje się bez kontry.
course-of-either-kind = Przyznaje się wynik rozjemczy, zapisowy albo procentowy.
course-elsewhere = O skutkach mówi inna procedura.
course-stands-director-error = Wynik rozdania oblicza się normalnie.
course-play-on-revoke = Fałszywy renons poprawia się i gra toczy się dalej.
course-incomplete-wrong-board = Przepis o niewłaściwym rozdaniu nie dotyczy drużyn: zastosuj `team-board`.
verdict-play-on = Rozdanie jest rozgrywane dalej; wynik można zmienić później.
verdict-cancel = Rozdanie unieważnia się dla obu stron.
verdict-replay = Rozdanie należy rozegrać.
verdict-incomplete = Są pytania bez odpowiedzi.
answer-yes = tak
answer-no = nie
answer-rho = gracz po prawej
answer-next-trick = jeszcze niczyja: to było wyjście do następnej lewy
answer-lho = gracz po lewej
answer-pass = pas
answer-specified = określonych kolorów, z których nie wszystkie gracz potem legalnie zgłosił
answer-repeated = kolorów, które gracz legalnie zgłosił
answer-unspecified = nie tylko określonych kolorów
answer-other = inna zapowiedź
answer-unclear = niejasne
answer-none = brak
answer-auction = w czasie licytacji
answer-play = w czasie rozgrywki
answer-after = po rozgrywce
answer-before = przed pierwszą zapowiedzią
answer-offender = gracz, który popełnił fałszywy renons
answer-partner = partner tego gracza
answer-opponents = przeciwnicy
answer-question = pytanie
answer-remark = uwaga
answer-manner = sposób zachowania
answer-deviation = celowe odejście od prawidłowej procedury
answer-tempo = tempo
answer-same = ta sama zapowiedź
answer-differs = zapowiedź o innym znaczeniu
answer-psychic = zapowiedź psychologiczna
answer-one = jeden
answer-several = kilka
answer-partly = częściowo winna
answer-directly = bezpośrednio winna
answer-objected = partner natychmiast zaprotestował
answer-this-trick = dotyczyło tylko bieżącej lewy
answer-already = lewa była już wzięta
answer-same-trick = w jednej lewie obu stron, a w następnej zagrała tylko jedna
answer-played-since = rozgrywający już zagrał
answer-together = razem z pierwszą kartą
answer-fifth = później, jako piątą do lewy
answer-suggested = dotknął lub wskazał kartę dziadka
answer-asked-defender = zapytał obrońcę o fałszywy renons
answer-played-on = grano dalej za zgodą wszystkich
answer-defender = obrońca
answer-declarer = rozgrywający
answer-dummy = dziadek
answer-faced = obrońca, kartą leżącą odkrytą
answer-double = kontra lub rekontra wbrew przepisowi 19
answer-must-pass = zapowiedź gracza, który musiał pasować
answer-over-seven = odzywka powyżej siedmiu
answer-after-auction = zapowiedź po końcu licytacji
answer-legal = zapowiedź legalna
answer-insufficient = odzywka niewystarczająca
answer-out-of-turn = zapowiedź poza kolejnością
procedure-insufficient-bid = Odzywka niewystarczająca
ask-insufficient-bid-more-precise = Czy nowa zapowiedź ma to samo znaczenie albo bardziej precyzyjne, w całości zawarte w znaczeniu niewystarczającej odzywki?
ask-insufficient-bid-suits = Czego dotyczyła wycofana zapowiedź?
ask-insufficient-bid-natural = Czy zarówno niewystarczająca odzywka, jak i zastępująca ją są bezspornie naturalne?
ask-insufficient-bid-bid = Która odzywka była niewystarczająca?
ask-insufficient-bid-over = Jaka była ostatnia odzywka przed nią?
ask-insufficient-bid-accepted = Czy gracz po lewej stronie wykraczającego ją akceptuje?
ask-insufficient-bid-premature = Czy wykraczający zastąpił ją, zanim sędzia orzekł?
ask-insufficient-bid-replaced = Jaką zapowiedzią wykraczający ją zastąpił?
ask-insufficient-bid-accepted-again = Czy gracz po lewej stronie akceptuje drugą odzywkę, która też jest niewystarczająca?
ask-insufficient-bid-same-denomination = Czy nowa odzywka jest najniższą wystarczającą, która wskazuje to samo co wycofana: to samo miano lub te same miana?
ask-insufficient-bid-comparable = Czy zapowiedź zastępcza jest porównywalna: to samo lub podobne znaczenie, jego część albo ten sam cel?
procedure-call-out-of-turn = Zapowiedź poza kolejnością
ask-call-out-of-turn-same-denomination = Czy zapowiedź we właściwej kolejności powtarza miano zapowiedzi poza kolejnością?
ask-call-out-of-turn-suits = Czego dotyczyła wycofana zapowiedź?
ask-inadmissible-call-suits = Czego dotyczyła wycofana zapowiedź?
ask-call-out-of-turn-any-bid = Czy przed pasem którykolwiek gracz zgłosił odzywkę?
ask-call-out-of-turn-call = Jaką zapowiedź zgłoszono poza kolejnością?
ask-call-out-of-turn-turn = Czyja była kolej, patrząc od wykraczającego?
ask-call-out-of-turn-called-before = Czy wykraczający zgłosił już wcześniej zapowiedź?
ask-call-out-of-turn-turn-called = Czy ten przeciwnik zgłosił zapowiedź, zanim sędzia orzekł?
ask-call-out-of-turn-missed-turn = Czy był to jeden z trzech kolejnych pasów kończących licytację, przez co jakiś gracz stracił swoją kolej?
ask-call-out-of-turn-artificial = Czy był to pas sztuczny albo pas na sztuczną zapowiedź partnera?
answer-barred-rho = gracz po prawej, który według przepisów musi pasować
ask-call-out-of-turn-accepted = Czy gracz po lewej stronie wykraczającego ją akceptuje?
ask-call-out-of-turn-rho-then = Jaką zapowiedź zgłosił potem gracz po prawej stronie?
ask-call-out-of-turn-replaced = Jaką zapowiedź zgłosił wykraczający we właściwej kolejności?
ask-call-out-of-turn-comparable = Czy ta zapowiedź jest porównywalna: to samo lub podobne znaczenie, jego część albo ten sam cel?
procedure-inadmissible-call = Zapowiedź niedozwolona
ask-inadmissible-call-kind = Jaka to była zapowiedź?
ask-inadmissible-call-lead-faced = Czy zauważono to dopiero po odsłonięciu pierwszego wistu?
ask-inadmissible-call-lho-called = Czy gracz po lewej zgłosił zapowiedź, zanim sędzia orzekł?
ask-inadmissible-call-in-turn = Czy była to kolej wykraczającego?
ask-inadmissible-call-for-good = Czy gracz musiał pasować do końca licytacji?
ask-inadmissible-call-defender-acted = Czy obrońca zgłosił odzywkę, kontrę lub rekontrę?
procedure-simultaneous-calls = Zapowiedzi jednoczesne
ask-simultaneous-calls-second = Zapowiedź poza kolejnością liczy się jako późniejsza: czym więc jest?
procedure-score-error = Błędny zapis lub spór o liczbę lew
ask-score-error-disputed = Czy strony nie zgadzają się co do liczby wziętych lew?
ask-score-error-period-over = Czy okres reklamacyjny minął?
ask-score-error-certain = Czy zapis jest błędny ponad wszelką wątpliwość, a organizator zgadza się na poprawkę?
ask-score-error-claim-made = Czy chodzi o roszczenie lub zrzeczenie?
ask-score-error-round-over = Czy sędziego wezwano dopiero po zakończeniu rundy?
ask-score-error-convinced = Czy sędzia jest w pełni przekonany, jaki wynik uzyskano przy stole?
ask-defective-trick-tricks-after = Ile lew wzięła strona wykraczająca od wadliwej lewy włącznie?
procedure-withdrawn-action = Informacja z wycofanej zapowiedzi lub zagrania
ask-withdrawn-action-user = Która strona skorzystała z informacji z wycofanej zapowiedzi lub zagrania?
ask-withdrawn-action-chosen = Co zrobił gracz?
ask-withdrawn-action-alternatives = Jakie inne zapowiedzi lub zagrania były logiczną alternatywą?
ask-withdrawn-action-suggested = Czy wycofana zapowiedź lub zagranie wyraźnie sugerowało to, co gracz wybrał, zamiast innej alternatywy?
procedure-forfeited-right = Działanie przed wezwaniem sędziego
ask-forfeited-right-acted = Czy gracz strony niewykraczającej podjął działanie przed wezwaniem sędziego?
ask-forfeited-right-gained = Czy ta strona zyskała na tym, co przeciwnik zrobił później, nie znając przepisu?
by-forfeited-right = Która strona działała przed wezwaniem sędziego?
say-call-out-of-turn-as-change =
    Jest to zmiana zapowiedzi.
    Co z niej wynika, mówi przepis 25, który teraz odczytam.
say-call-out-of-turn-cancelled =
    Zapowiedź poza kolejnością zostaje anulowana, a kolej wraca do właściwego gracza.
    Gdy przyjdzie jego kolej, wykraczający może zgłosić dowolną legalną zapowiedź.
say-call-out-of-turn-passed =
    Pas poza kolejnością zostaje anulowany.
    Kolej wraca do właściwego gracza.
say-call-out-of-turn-same-denomination =
    Odzywka poza kolejnością zostaje anulowana.
    Zapowiedź we właściwej kolejności wskazuje to samo miano i licytacja toczy się dalej.
say-insufficient-bid-again =
    Druga odzywka także jest niewystarczająca i przeciwnik po lewej również może ją zaakceptować.
    Jeśli jej nie zaakceptuje, wykraczający wybiera odzywkę wystarczającą albo pas.
say-insufficient-bid-refused =
    Druga odzywka także jest niewystarczająca i nie została zaakceptowana.
    Gracz wybiera odzywkę wystarczającą albo pas.
say-insufficient-bid-no-double =
    Kontra lub rekontra zostaje anulowana, bo nie może zastąpić niewystarczającej odzywki.
    Gracz wybiera odzywkę wystarczającą albo pas.
say-insufficient-bid-replaced =
    Nowa zapowiedź obowiązuje i licytacja toczy się dalej.
    Partnerowi nie wolno korzystać z tego, co pokazała wycofana odzywka.
say-inadmissible-call-must-pass =
    Ten gracz musiał spasować, więc zapowiedź zostaje anulowana.
    Zastępuje ją pas.
say-inadmissible-call-after-auction =
    Licytacja była zakończona, więc zapowiedź zostaje anulowana.
    Odzywka, kontra lub rekontra obrońcy może ograniczyć wyjście jego partnera.
say-forfeited-right-forfeited =
    Działali Państwo bez sędziego, a przeciwnicy nie znali przepisu.
    Prawo do sprostowania przepada i wynik pozostaje.
say-correcting-explanation-early =
    Wyjaśnienia partnera nie wolno jeszcze poprawiać.
    Strona rozgrywająca poprawia je po ostatnim pasie, obrońca dopiero po rozgrywce.
    Gracz, który to usłyszał, nie może z tego skorzystać.
say-correcting-explanation-at-once =
    Kto stwierdzi, że jego własne wyjaśnienie było błędne, wzywa mnie natychmiast.
    Wtedy je prostuje, i w licytacji, i w rozgrywce.
say-exposed-card-picked-up =
    Po zakończeniu licytacji karta wraca na rękę.
    Strona rozgrywająca nie ma kart przygwożdżonych.
say-exposed-card-unseen =
    Partner nie mógł zobaczyć tej karty, więc nic z tego nie wynika.
    Karta wraca na rękę.
say-exposed-card-no-penalty-card =
    Karta wraca na rękę.
    Nie jest przygwożdżona, bo nie została odkryta z winy gracza.
say-dummy-card-stays =
    Obie strony zagrały już w następnej lewie.
    Karta pozostaje tam, gdzie ją zagrano.
say-dummy-card-withdrawn =
    Karta dziadka zostaje cofnięta, a zagrana jest ta, którą nazwał rozgrywający.
    Obrońca, który zagrał po niej, może zmienić swoją kartę.
    Jeśli kartę zmieni obrońca grający przed rozgrywającym, rozgrywający może zmienić tę, którą po niej zagrał.
say-wrong-board-bid-again =
    Pierwsza licytacja zostaje anulowana, a miejsca zajmują właściwi gracze.
    Każdy powtarza swoje wcześniejsze zapowiedzi; jeśli któraś się różni, rozdanie zostaje anulowane.
say-forfeited-right-gained =
    Działali Państwo bez sędziego i zyskali, bo przeciwnicy nie znali przepisu.
    Odejmuję ten zysk od Państwa wyniku; przeciwnicy zachowują wynik uzyskany przy stole.
procedure-appeal = Odwołanie od decyzji sędziego
ask-appeal-own-table = Czy odwołanie dotyczy decyzji wydanej przy własnym stole?
ask-appeal-committee = Czy jest komisja lub zastępujące ją ciało, które może rozpatrzyć odwołanie?
ask-appeal-in-time = Czy odwołanie złożono w terminie, za pośrednictwem sędziego?
ask-appeal-concurred = Czy zgadzają się na nie obaj partnerzy albo kapitan drużyny?
ask-appeal-about = Czego dotyczy odwołanie?
ask-appeal-changed = Czy rozpatrujący odwołanie oceniają sprawę inaczej niż sędzia?
course-stands-appeal = Decyzja sędziego pozostaje w mocy.
course-adjust-appeal = Decyzję zmieniono po odwołaniu.
say-appeal-recommended =
    Komisja nie może uchylić decyzji sędziego głównego o przepisach, regulaminie ani o karze dyscyplinarnej.
    Zaleca mu zmianę decyzji, a on rozstrzyga.
answer-judgement = oceny sędziego
answer-rules = przepisu lub regulaminu
answer-discipline = kary dyscyplinarnej
procedure-procedural-penalty = Wykroczenie, za które grozi kara
ask-procedural-penalty-offence = Na czym polegało wykroczenie?
ask-procedural-penalty-removed = Czy przepadło przez to rozdanie?
course-stands-procedural-penalty = Wykroczenie nie zmienia żadnego wyniku; sędzia może ponadto wymierzyć karę.
say-procedural-penalty-given =
    To wykroczenie przeciw procedurze.
    Mogę za nie wymierzyć karę; nie zmienia ona zapisu przeciwników.
say-procedural-penalty-discipline =
    To sprawa uprzejmości i porządku.
    Mogę wymierzyć karę dyscyplinarną albo zawiesić w tej sesji; komisja nie może tego uchylić.
answer-late-arrival = spóźnienie
answer-slow = zbyt wolna gra
answer-overheard = rozmowa, którą mógł słyszeć inny stół
answer-compared = niedozwolone porównywanie wyników
answer-touched = dotykanie kart innego gracza
answer-uncounted = karty nieprzeliczone przed obejrzeniem
answer-pocket = karty włożone do niewłaściwej kieszeni
answer-error = błąd w procedurze, który wymagał wyniku rozjemczego
answer-disobeyed = niestosowanie się do regulaminu lub poleceń sędziego
answer-conduct = niewłaściwe zachowanie
procedure-quitted-tricks = Zagrane karty: jak leżą i kto może je oglądać
ask-quitted-tricks-did = Co zrobił gracz?
ask-quitted-tricks-role = Kim jest ten gracz: rozgrywającym, dziadkiem czy obrońcą?
ask-quitted-tricks-played-on = Czy strona tego gracza wyszła już lub zagrała w następnej lewie?
ask-quitted-tricks-led-on = Czy ktoś wyszedł już w następnej lewie?
ask-quitted-tricks-turned = Czy gracz odwrócił już swoją kartę?
ask-quitted-tricks-dispute-known = Czy w chwili pomieszania kart ktoś już zgłosił fałszywy renons lub sporną lewę?
ask-quitted-tricks-facts-found = Czy można jeszcze ustalić fakty: z kart innych graczy i z ich relacji?
ask-quitted-tricks-both-mixed = Czy druga strona też pomieszała swoje karty?
say-quitted-tricks-stay-down =
    Te karty pozostają zakryte do końca rozgrywki.
    Odwróconą lewę mogę kazać obejrzeć tylko ja, na przykład z powodu fałszywego renonsu.
say-quitted-tricks-own-card =
    Gracz może obejrzeć swoją ostatnią kartę.
    Nie wolno mu jej nikomu pokazać.
say-quitted-tricks-shown =
    Każdy gracz odkrywa kartę, którą właśnie zagrał.
    Po obejrzeniu wszyscy znów je odwracają.
say-quitted-tricks-turn =
    Kartę układa się właściwie.
    Gra toczy się dalej.
say-quitted-tricks-found =
    Proszę pokazać mi zagrane karty po kolei, każdy swoje.
    Lewy zapisuję tak, jak wynika z kart.
say-quitted-tricks-for-others =
    Karty leżą w kolejności zagrania, dopóki nie uzgodniono liczby lew.
    Te karty pomieszano i nie mogę ustalić faktów, więc orzekam na korzyść drugiej strony.
answer-ask-to-see = chciał zobaczyć właśnie zagraną lewę
answer-own-card = obejrzał swoją ostatnią kartę
answer-showed = pokazał swoją ostatnią kartę
answer-looked-back = obejrzał wcześniejsze lewy
answer-wrong-way = zwrócił uwagę na źle ułożoną kartę
answer-mixed = pomieszał swoje karty, zanim uzgodniono liczbę lew
procedure-conduct = Zachowanie i etykieta
ask-conduct-did = Co zrobił gracz?
ask-conduct-told-partner = Czy powiedziało to partnerowi coś o ręce lub o rozgrywce?
ask-conduct-intent = Czy gracz patrzył tam celowo?
ask-conduct-weight = Czy wystarczy zwrócić uwagę, czy gracz zrobił to ponownie, czy jest to poważne?
course-stands-conduct = Wynik rozdania pozostaje bez zmian; sędzia dba o porządek.
say-conduct-seen-by-chance =
    Gracz, który przypadkiem zobaczył kartę przeciwnika, może z tego skorzystać.
    Proszę trzymać karty tak, by nikt ich nie widział.
say-conduct-reminded =
    Przepisy wymagają uprzejmości i prawidłowej procedury.
    Proszę tego więcej nie robić.
say-conduct-penalty =
    Już o tym mówiłem.
    Wymierzam karę proceduralną; nie zmienia ona wyniku przeciwników.
say-conduct-discipline =
    Chodzi o uprzejmość i porządek.
    Mogę wymierzyć karę dyscyplinarną lub zawiesić gracza do końca sesji; żadna komisja tego nie uchyli.
answer-rude = niegrzeczna lub krępująca uwaga albo zachowanie
answer-inattentive = za mało uwagi dla gry
answer-comment = zbędny komentarz w licytacji lub rozgrywce
answer-detached = karta wyjęta z ręki przed swoją kolejką
answer-prolonged = niepotrzebne przedłużanie rozgrywki
answer-summons = niegrzeczne wezwanie sędziego lub zwracanie się do niego
answer-wording = zgłaszanie tej samej zapowiedzi różnymi słowami lub sposobami
answer-approval = pochwała lub nagana zapowiedzi albo zagrania
answer-expectation = znak, że gracz liczy na wzięcie lub oddanie lewy
answer-significant = uwaga lub gest wskazujące na coś ważnego albo na liczbę brakujących lew
answer-stared = wpatrywanie się w gracza lub w cudzą rękę
answer-disinterest = brak dalszego zainteresowania rozdaniem, na przykład złożenie kart
answer-disconcerting = zmiana tempa, by wytrącić przeciwnika z równowagi
answer-left-table = odejście od stołu bez potrzeby
answer-first = wystarczy zwrócić uwagę
answer-again = ponownie po zwróceniu uwagi
answer-grave = poważne
procedure-understanding = Zapowiedź psychologiczna albo niedozwolone uzgodnienia i pomoce
ask-understanding-did = Co to było?
ask-understanding-partner-knew = Czy partner gracza miał więcej niż przeciwnicy powodów, by się tego spodziewać?
say-understanding-apart =
    Własna karta konwencyjna, notatki i inne pomoce mają pozostać schowane do końca rozgrywki.
    Gramy dalej; jeśli pomogło to Państwa stronie, mogę zmienić wynik i nałożyć karę.
say-understanding-legal =
    Gracz może odejść od uzgodnień, jeśli jego partner nie wie o tym więcej niż przeciwnicy.
    Partner nie miał powodu się tego spodziewać, więc wynik zostaje.
answer-psyche = zapowiedź lub zagranie odbiegające od uzgodnień strony
answer-not-allowed = uzgodnienie, na które regulamin nie pozwala, albo zakazana zapowiedź psychologiczna
answer-code = przekazywanie informacji uzgodnionym wcześniej, tajnym sposobem
answer-system-card = zajrzenie do własnej karty konwencyjnej lub notatek, od licytacji do końca rozgrywki
answer-aid = pomoc dla pamięci, w liczeniu lub w technice
procedure-spectator = Widz
ask-spectator-did = Co zrobił widz?
ask-spectator-learned = Czy gracz, który jeszcze licytuje lub gra to rozdanie, czegoś się z tego dowiedział?
say-spectator-apart =
    Widz patrzy tylko w jedną rękę, nic nie mówi i niczego po sobie nie pokazuje.
    Jeśli to się powtórzy, będzie musiał odejść od stołu.
say-spectator-rectified =
    Widzowi nie wolno wskazywać nieprawidłowości.
    Skoro już o niej wiem, i tak ją sprostuję.
say-spectator-witness =
    Pytam widza, co widział lub słyszał.
    Proszę odpowiedzieć tylko na moje pytanie.
answer-irregularity = wskazał nieprawidłowość lub błąd
answer-spoke = odezwał się przy stole
answer-reacted = pokazał, co sądzi o zapowiedzi lub zagraniu
answer-hands = patrzył w więcej niż jedną rękę
answer-disturbed = przeszkadzał graczowi
answer-witness = sędzia pyta go jako świadka
procedure-disputed-facts = Strony różnie mówią, co się stało
ask-disputed-facts-facts-found = Czy na podstawie zebranych dowodów wiesz już, co się stało?
course-play-on-disputed-facts = Sędzia wydaje teraz orzeczenie.
say-disputed-facts-hear =
    Wysłucham najpierw jednej strony, potem drugiej; proszę nie przerywać.
    Nie potrzebuję pewności; rozstrzyga waga dowodów.
say-disputed-facts-found =
    Wysłuchałem obu stron i ustaliłem, co się stało.
    Na tej podstawie orzekam tak, jakby fakty były bezsporne; można się odwołać.
say-disputed-facts-not-found =
    Nie mogę ustalić, co się stało.
    Orzekam tak, by gra mogła toczyć się dalej; można się odwołać.
say-without-director-waived =
    Na prośbę strony niewykraczającej odstępuję od sprostowania.
    Gra toczy się dalej.
say-without-director-not-waived =
    O tym, co dalej, decydują przepisy, nie gracze.
    Sprostowanie pozostaje.
answer-asked-waiver = strona niewykraczająca prosi sędziego, by odpuścił wykroczenie
answer-taken-out = ponowne wyjęcie ręki z pudełka bez drugiej strony
answer-moved = pudełka przekazane do niewłaściwego stołu
procedure-redeal = Karty źle rozdane, widziane lub nieprzetasowane
ask-redeal-deal = Co było nie tak z rozdaniem?
ask-redeal-stage = Kiedy to stwierdzono?
say-redeal-again =
    Nikt nie zgłosił jeszcze zapowiedzi, więc to rozdanie się nie liczy.
    Proszę przetasować karty i rozdać je ponownie.
answer-seen = gracz mógł zobaczyć kartę innej ręki
answer-misdealt = karty rozdano nieprawidłowo
answer-unshuffled = karty rozdano z uporządkowanej talii bez tasowania
answer-imported = rozdanie pochodziło z innej sesji
answer-ordered = sędzia zarządza nowe rozdanie z innego powodu
answer-passed-out = nic: cztery pasy, a gracze chcą rozdać ponownie
answer-own = własne wyjaśnienie gracza
answer-calls = legalne zapowiedzi i zagrania w tym rozdaniu albo nielegalne, lecz zaakceptowane
answer-withdrawn = wycofana zapowiedź lub zagranie
answer-procedures = coś, na co pozwalają lub co niosą z sobą przepisy albo regulamin
answer-earlier = wiadome, zanim wyjęto karty
answer-standing = ocena własnego wyniku, zwyczaje przeciwników, regulamin
answer-in-time = w porę
answer-early = za wcześnie
answer-late = za późno
answer-corrected = wykraczający sam poprawił błąd
answer-imposed = gracze sami ustalili, co z tego wynika
answer-waived = gracze odpuścili wykroczenie
answer-consulted = gracz, który miał wybór, pytał partnera
procedure-authorised-information = Z czego gracz może korzystać
ask-authorised-information-source = Skąd gracz to wie?
course-incomplete-authorised-information = Czy wolno z tego korzystać, mówi następna procedura.
course-stands-authorised-information = Z tej informacji wolno korzystać.
procedure-correcting-explanation = Prostowanie wyjaśnienia własnej strony
ask-correcting-explanation-explainer = Czyje wyjaśnienie było błędne?
ask-correcting-explanation-side = Czy gracz jest po stronie rozgrywającego, czy jest obrońcą?
ask-correcting-explanation-corrected = Czy gracz je sprostował?
say-correcting-explanation-own =
    Własne wyjaśnienie wolno w licytacji sprostować w każdej chwili; trzeba to zrobić przed odsłonięciem pierwszego wistu.
    Kto zauważy błąd w rozgrywce, wzywa mnie natychmiast.
say-correcting-explanation-declarer =
    W czasie licytacji nie wolno prostować wyjaśnienia partnera ani okazywać, że jest błędne.
    Po końcowym pasie, a przed pierwszym wistem, proszę mnie wezwać i je sprostować.
say-correcting-explanation-defender =
    Przed końcem rozgrywki nie wolno prostować wyjaśnienia partnera ani okazywać, że jest błędne.
    Po rozgrywce proszę mnie wezwać i je sprostować.
    Z tego, że partner źle zrozumiał, nie wolno korzystać.
say-misinformation-change =
    Strona źle poinformowana może zmienić swoją ostatnią zapowiedź, bo partner nie zgłosił po niej zapowiedzi; wcześniejsze pozostają.
    Jeśli zostanie zmieniona, następny gracz też może zmienić swoją zapowiedź.
    Jeśli zapowiedź wycofa strona, która źle poinformowała, partnerowi nie wolno korzystać z tego, co pokazała.
say-misinformation-as-agreed =
    Wyjaśnienie było zgodne z uzgodnieniami, więc nie ma wykroczenia.
    Jeśli zapowiedź do niego nie pasowała, była pomyłką, która też nie jest wykroczeniem.
say-misinformation-call-kept =
    Ostatnia zapowiedź zostaje bez zmian i licytacja toczy się dalej.
    Na zmianę wcześniejszej jest za późno; jeśli Państwo coś na tym stracili, proszę mnie wezwać na końcu.
procedure-without-director = Gracze radzą sobie bez sędziego
ask-without-director-action = Co zrobiono bez sędziego?
ask-without-director-allowed = Czy pozwalasz utrzymać to, co gracze ustalili?
procedure-unauthorised-information = Nielegalna informacja od partnera
ask-unauthorised-information-information = Czy gracz miał od partnera informację inną niż z legalnych zapowiedzi i zagrań?
ask-unauthorised-information-chosen = Co zrobił gracz?
ask-unauthorised-information-alternatives = Jakie inne zapowiedzi lub zagrania były logicznymi alternatywami?
ask-unauthorised-information-suggested = Czy informacja mogła ewidentnie sugerować to działanie zamiast alternatywy?
procedure-misinformation = Błędna informacja
ask-misinformation-wrong = Czy wyjaśnienie lub ujawnienie było niezgodne z uzgodnieniami partnerów?
ask-misinformation-stage = Kiedy wyszło to na jaw?
ask-misinformation-misinformed = Który z przeciwników zgłosiłby inną zapowiedź?
ask-misinformation-partner-called = Czy partner błędnie poinformowanego gracza zgłosił już zapowiedź?
ask-misinformation-change = Czy gracz tej strony, który jako ostatni zgłosił zapowiedź, zmienia tę zapowiedź?
ask-misinformation-retractable = Czy zagraną przez nią kartę można jeszcze cofnąć: po niej nikt nie zagrał, a przy pierwszym wyjściu dziadek nie odsłonił żadnej karty?
ask-misinformation-influenced = Czy gracz prawidłowo poinformowany mógłby postąpić inaczej?
ask-misinformation-unauthorised-too = Czy wyjaśnienie partnera, prawidłowe lub nie, powiedziało coś graczowi, którego zapowiedź wyjaśniano?
procedure-withdrawn-call = Zapowiedź wycofana i zapowiedź porównywalna
ask-withdrawn-call-corrected = Czy była to niewystarczająca odzywka poprawiona tak, że partner nie musi pasować?
ask-withdrawn-call-comparable = Czy zastąpiono ją zapowiedzią porównywalną lub wystarczającą?
ask-withdrawn-call-could-know = Czy wykraczający mógł zdawać sobie sprawę, że może to spowodować szkodę drugiej strony?
ask-withdrawn-call-assisted = Czy wycofana zapowiedź pomogła stronie wykraczającej uzyskać wynik?
procedure-penalty-card = Karta przygwożdżona
ask-penalty-card-played-other = Czy jej właściciel wyszedł inną kartą lub zagrał inną, choć musiał zagrać przygwożdżoną?
ask-penalty-card-accepted = Czy rozgrywający akceptuje tę kartę?
ask-penalty-card-card = Którą kartę zagrano zamiast przygwożdżonej?
say-penalty-card-accepted =
    Tę kartę zagrano, choć trzeba było zagrać przygwożdżoną.
    Rozgrywający może ją zaakceptować i robi to, grając dalej; karta przygwożdżona zostaje wtedy na stole.
    Jeśli jej nie zaakceptuje, obrońca zagrywa kartę przygwożdżoną, a ta staje się normalną kartą przygwożdżoną.
ask-penalty-card-used = Z czego skorzystał partner obrońcy: z karty przygwożdżonej na stole, z podniesionej, czy z tego, jak odsłonięto kartę już zagraną?
answer-on-table = z karty przygwożdżonej, która leżała na stole
answer-picked-up = z karty przygwożdżonej, którą podniesiono
ask-penalty-card-conveyed = Czy bez pomocy odsłoniętej karty rozdanie mogło zakończyć się lepiej dla drugiej strony?
procedure-revoke = Fałszywy renons
ask-revoke-established = Czy fałszywy renons został uprawomocniony?
ask-revoke-card = Kto zagrał kartę, popełniając fałszywy renons?
ask-revoke-exception = Czy to jeden z ośmiu przypadków bez przekazania lew?
ask-revoke-returned = Czy gdy to zauważono, wszystkie cztery ręce były już w pudełku?
ask-revoke-before-partner = Czy partner obrońcy, który nie dołożył do koloru, miał jeszcze dołożyć do tej lewy?
ask-revoke-trick-won = Kto wziął lewę z fałszywym renonsem?
ask-revoke-tricks-after = Ile lew, od lewy z fałszywym renonsem włącznie, wzięła strona wykraczająca?
ask-revoke-repeated = Czy ten sam gracz popełnił kolejny fałszywy renons w tym kolorze?
ask-revoke-both-revoked = Czy fałszywe renonsy w rozdaniu popełniły obie strony?
ask-revoke-equity = Czy bez fałszywego renonsu druga strona miałaby więcej, niż ma teraz?
ask-revoke-without = Co by się stało bez fałszywego renonsu?
procedure-deception = Wprowadzenie przeciwnika w błąd tempem lub zachowaniem
ask-deception-false-inference = Czy niewinny gracz wyciągnął błędny wniosek?
ask-deception-from = Co doprowadziło do tego wniosku?
ask-deception-bridge-reason = Czy działanie miało bezsporny brydżowy powód?
ask-deception-could-know = Czy gracz mógł zdawać sobie sprawę, że może to przynieść korzyść jego stronie?
procedure-claim = Roszczenie lub zrzeczenie
ask-claim-claimed = Ilu z pozostałych lew dotyczy roszczenie?
ask-claim-contested = Co stało się z roszczeniem: czy jest sporne, czy grano dalej za zgodą wszystkich czterech?
ask-claim-concession = Czy było to zrzeczenie i czy partner obrońcy natychmiast zaprotestował? A może chodziło tylko o bieżącą lewę?
ask-claim-agreed = Czy druga strona się na nie zgodziła?
ask-claim-withdrawn = Czy tę zgodę albo własne zrzeczenie cofnięto w okresie reklamacyjnym?
ask-claim-likely-won = Czy strona, która się zgodziła, prawdopodobnie wzięłaby tę lewę w dalszej grze, czy już ją wzięła?
ask-claim-could-be-lost = Czy oddaną lewę mogła stracić jakakolwiek normalna gra, czy strona już ją wzięła?
ask-claim-statement = Czy przy roszczeniu złożono oświadczenie?
ask-claim-trump-out = Czy przeciwnik ma jeszcze atut?
ask-claim-trump-mentioned = Czy zgłaszający powiedział coś o tym atucie?
ask-claim-unaware = Czy jest w ogóle prawdopodobne, że zgłaszający nie wiedział o tym atucie?
ask-claim-trump-trick = Czy jakakolwiek normalna gra, także nieuważna lub gorsza, oddaje lewę na ten atut?
ask-claim-stated-line = Czy roszczenie wychodzi w każdej normalnej linii, którą dopuszcza oświadczenie?
ask-claim-partners-play = Czy roszczenie obrońcy zależy od tego, jakie normalne zagranie wybierze partner?
ask-claim-finesse = Czy roszczenie zależy od impasu lub gry na wypadnięcie, których nie zapowiedziano?
ask-claim-doubtful = Czy roszczenie pozostawia wątpliwą linię gry?
ask-claim-tricks = Ile z nich dostaje strona roszcząca, jeśli wątpliwości rozstrzyga się na jej niekorzyść?
procedure-extraneous-information = Informacja z zewnątrz
ask-extraneous-information-stage = Kiedy uzyskano informację?
ask-extraneous-information-interferes = Czy informacja może zakłócić normalną grę?
ask-extraneous-information-positions = Czy gracze mogą zamienić się miejscami, by zawodnik miał rękę, którą widział?
ask-extraneous-information-redealt = Czy rozdanie można rozdać ponownie dla tych uczestników?
ask-extraneous-information-affected = Czy informacja wpłynęła na wynik?
ask-extraneous-information-teams = Czy to zawody drużynowe?
ask-extraneous-information-playable = Czy rozdanie można rozegrać normalnie?
ask-extraneous-information-fault = Jaka jest wina każdej ze stron?
procedure-wrong-cards = Karty z niewłaściwego pudełka
ask-wrong-cards-new-call = Czy zapowiedź na właściwych kartach jest taka sama jak unieważniona?
ask-wrong-cards-lho-called = Czy gracz po lewej zgłosił zapowiedź po unieważnionej?
ask-wrong-cards-partner-called = Czy partner wykraczającego zgłosił zapowiedź po unieważnionej zapowiedzi?
ask-wrong-cards-repeated-call = W rozdaniu, z którego są karty: jaka jest zapowiedź w porównaniu z unieważnioną?
procedure-wrong-board = Niewłaściwe rozdanie
ask-wrong-board-calls-differ = Czy któraś zapowiedź drugiej licytacji różni się od odpowiadającej jej w pierwszej?
ask-wrong-board-in-auction = Czy wykryto to w czasie licytacji?
ask-wrong-board-teams = Czy to zawody drużynowe?
ask-wrong-board-played-before = Czy ktoś z czterech graczy rozegrał to rozdanie wcześniej?
ask-wrong-board-deprived = Które strony straciły możliwość uzyskania wyniku z gry?
ask-wrong-board-fault = Jaka jest wina każdej ze stron?
ask-wrong-cards-fault = Jaka jest wina każdej ze stron?
procedure-no-result = Rozdanie bez wyniku
ask-no-result-fault = Jaka jest wina każdej ze stron?
ask-no-result-nth = Które to takie rozdanie uczestnika w sesji?
ask-no-result-individual = Czy to turniej indywidualny?
procedure-team-board = Rozdanie meczu bez wyniku do porównania
ask-team-board-results = Ile uzyskano wyników, których nie ma z czym porównać?
ask-team-board-favourable = Czy wynik z drugiego stołu jest wyraźnie korzystny dla którejś strony?
ask-team-board-fault = Jaka jest wina każdej ze stron?
ask-team-board-assigned = Co uzyskałaby strona niewinna?
procedure-fouled-board = Rozdanie sfałszowane
ask-fouled-board-form = W jakich postaciach rozegrano rozdanie? Każdej nadaj nazwę, taką jak jej grupa w protokole.
ask-fouled-board-teams = Czy to zawody drużynowe?
ask-fouled-board-fault = Jaka jest wina każdej ze stron?
procedure-director-error = Błąd sędziego
ask-director-error-error = Czy wydano błędne orzeczenie?
ask-director-error-scorable = Czy po naprawieniu błędu można jeszcze normalnie obliczyć wynik rozdania?
ask-director-error-stage = Kiedy się go naprawia?
procedure-serious-error = Szkoda niezwiązana z wykroczeniem
ask-serious-error-serious = Czy był to poważny błąd?
ask-serious-error-after-infraction = Czy strona przyczyniła się do szkody po wykroczeniu?
ask-serious-error-extremely-serious = Czy był to skrajnie poważny błąd jak na gracza tej klasy?
ask-serious-error-gambling = Czy była to ryzykowna akcja, przy której w razie niepowodzenia można liczyć na sprostowanie?
ask-serious-error-unrelated = Czy błąd był niezwiązany z nieprawidłowością?
say-opening-lead-out-of-turn-choice =
    To jest pierwszy wist poza kolejnością. Jeśli partner położył już wist zakryty, zabiera go na rękę. Rozgrywający ma pięć możliwości.
    Może wyłożyć swoją rękę i zostać dziadkiem albo zaakceptować wist, obejrzeć dziadka i drugą kartę dołożyć z ręki.
    Może też wistu nie zaakceptować, a wtedy wychodzi właściwy obrońca.
    W takim wypadku może nakazać wyjście w kolor tej karty albo go zakazać, dopóki ten obrońca utrzymuje się przy wyjściu, a karta wraca na rękę.
    Może wreszcie zostawić wolny wybór, a karta leży na stole jako normalna karta przygwożdżona.
say-opening-lead-out-of-turn-none-held =
    Partner nie ma karty w tym kolorze, więc wychodzi dowolną kartą.
    Skoro żądania nie można spełnić, karta zostaje na stole jako normalna karta przygwożdżona.
say-lead-out-of-turn-accepted =
    To wyjście było poza kolejnością.
    Druga strona może je zaakceptować, słowem albo dokładając kartę, i wtedy gra toczy się od niego.
    Jeśli nie zaakceptuje wyjścia rozgrywającego, karta wraca do swojej ręki; gdy obrońcy wybiorą różnie, decyduje ten, kto dokłada następny.
    Jeśli nie zaakceptuje wyjścia obrońcy, karta staje się normalną kartą przygwożdżoną, a wychodzi gracz, na którego przypada kolej.
    Jeśli jest to drugi obrońca, rozgrywający może zażądać koloru tej karty, zakazać go albo zostawić wolny wybór.
say-lead-out-of-turn-thirteenth =
    Wyjścia poza kolejnością do trzynastej lewy nie można zaakceptować.
    Zostaje cofnięte i wychodzi właściwa ręka.
say-lead-out-of-turn-choice =
    Wyjście nie zostało zaakceptowane, a karta staje się normalną kartą przygwożdżoną.
    Wychodzi drugi obrońca i czeka na decyzję rozgrywającego.
    Rozgrywający może nakazać wyjście w ten kolor albo go zakazać, dopóki ten obrońca utrzymuje się przy wyjściu; wtedy karta wraca na rękę.
    Może też zostawić wolny wybór, a karta pozostaje na stole.
say-lead-out-of-turn-none-held =
    Partner nie ma karty w tym kolorze, więc wychodzi dowolną kartą.
    Skoro żądania nie można spełnić, karta zostaje na stole jako normalna karta przygwożdżona.
say-exposed-card-choice =
    Karta na stole jest normalną kartą przygwożdżoną, a wychodzi partner jej właściciela.
    Partner nie wychodzi, dopóki rozgrywający nie wybierze.
    Rozgrywający może nakazać wyjście w ten kolor albo go zakazać, dopóki partner utrzymuje się przy wyjściu; wtedy karta wraca na rękę.
    Może też zostawić wolny wybór, a karta leży na stole, aż zostanie zagrana.
    Jeśli leżą karty kilku kolorów, może nakazać wyjście w jeden z nich albo zakazać jednego lub więcej; karty tych kolorów wracają na rękę, pozostałe leżą dalej.
say-exposed-card-none-held =
    Partner nie ma karty w tym kolorze, więc wychodzi dowolną kartą.
    Skoro żądania nie można spełnić, każda karta przygwożdżona zostaje na stole.
say-premature-lead-choice =
    Ten obrońca wyszedł lub zagrał przed partnerem i jego karta staje się normalną kartą przygwożdżoną.
    Rozgrywający może zażądać od partnera najwyższej albo najniższej karty w kolorze wyjścia.
    Może też zażądać karty innego koloru albo jej zakazać i wskazuje ten kolor.
    Gracz, który nie może tego wykonać, zagrywa dowolną legalną kartę.
may-spread = wyłożyć swoją rękę i zostać dziadkiem
answer-spread = wykłada swoją rękę
may-see-dummy = zaakceptować wist, obejrzeć dziadka i dołożyć z ręki
answer-see-dummy = akceptuje wist i ogląda dziadka
may-require = nakazać partnerowi wyjście w ten kolor
answer-require = żąda tego koloru
may-forbid = zakazać partnerowi wyjścia w ten kolor
answer-forbid = zakazuje tego koloru
may-leave = zostawić wolny wybór wyjścia; karta pozostaje przygwożdżona
may-change = zmienić ostatnią zapowiedź
answer-change = zmienia ostatnią zapowiedź
may-keep = pozostawić ostatnią zapowiedź
answer-keep = pozostawia ostatnią zapowiedź
answer-leave = zostawia wolny wybór
may-highest = zażądać najwyższej karty w kolorze wyjścia
answer-highest = żąda najwyższej karty
may-lowest = zażądać najniższej karty w kolorze wyjścia
answer-lowest = żąda najniższej karty
may-require-suit = zażądać karty innego koloru
answer-require-suit = żąda innego koloru
may-forbid-suit = zakazać zagrania innego koloru
answer-forbid-suit = zakazuje innego koloru
answer-spades = piki
answer-hearts = kiery
answer-diamonds = kara
answer-clubs = trefle
answer-own-lead = przeciwnik, na którego przypadało wyjście, wyszedł sam
answer-thirteenth = było to wyjście do trzynastej lewy
answer-wrong-defender = do wyjścia rozgrywającego zagrał drugi obrońca
answer-others = przez przeciwnika albo kibica
answer-inadvertent = nieumyślnie, na przykład upuszczona przypadkowo
answer-deliberate = przez umyślne zagranie
answer-led = przez wyjście
answer-card = kartę z kolorem i starszeństwem
answer-high = `wysoko`
answer-win = `bij`
answer-low = `mała`
answer-suit = sam kolor
answer-rank = samo starszeństwo
answer-absent = kartę, której dziadek nie ma
answer-anything = `dowolna`
answer-players = dwóch graczy naraz
answer-hand = jeden gracz, kilka kart
answer-opponent = gracz po lewej stronie wykraczającego
answer-offending-side = strona wykraczająca
answer-warned = ostrzegł rozgrywającego przed złą ręką
answer-asked = zapytał, czy to nie fałszywy renons
answer-attention = jako pierwszy zwrócił uwagę na wykroczenie obrońcy
answer-attention-declarer = zwrócił uwagę na wykroczenie rozgrywającego
answer-called = jako pierwszy wezwał sędziego
answer-took-part = brał udział w rozgrywce
answer-afterwards = odezwał się po rozgrywce
answer-prevented = próbował zapobiec innemu wykroczeniu
answer-hidden = wyłożył jedną kartę zasłoniętą inną
answer-only-looked = zajrzał lub odszedł i nic więcej
answer-hand-shown = obrońca pokazał mu swoją rękę
answer-both = obie strony
procedure-opening-lead-out-of-turn = Pierwszy wist poza kolejnością
ask-opening-lead-out-of-turn-card = Którą kartą zawistowano?
ask-opening-lead-out-of-turn-side = Kto wyszedł: strona rozgrywająca czy obrońca?
ask-opening-lead-out-of-turn-faced = Czy karta została odkryta?
ask-opening-lead-out-of-turn-informed = Czy przeciwnik powiedział graczowi, że to jego wist?
ask-opening-lead-out-of-turn-dummy-seen = Czy rozgrywający mógł zobaczyć kartę dziadka?
ask-opening-lead-out-of-turn-choice = Co wybiera rozgrywający?
ask-opening-lead-out-of-turn-required-suit = Czy właściwy gracz może tak wyjść?
procedure-lead-out-of-turn = Wyjście poza kolejnością
ask-lead-out-of-turn-card = Którą kartą wyszedł gracz?
ask-lead-out-of-turn-side = Kto wyszedł: strona rozgrywająca czy obrońca?
ask-lead-out-of-turn-informed = Czy przeciwnik powiedział graczowi, że to jego wyjście?
ask-lead-out-of-turn-accepted = Czy druga strona akceptuje to wyjście?
ask-lead-out-of-turn-turn = Czyje było wyjście: partnera, drugiej ręki rozgrywającego czy przeciwników?
ask-lead-out-of-turn-choice = Co wybiera rozgrywający?
ask-lead-out-of-turn-required-suit = Czy właściwy gracz może tak wyjść?
procedure-exposed-card = Odkryta karta
ask-exposed-card-during = Kiedy została odkryta?
ask-exposed-card-seen = Czy partner gracza mógł ją rozpoznać albo czy w czasie rozgrywki gracz ją nazwał?
ask-exposed-card-cards = Ile kart tego gracza leży odkrytych, razem z wcześniejszymi kartami przygwożdżonymi?
ask-exposed-card-card = Która to karta?
ask-exposed-card-how = Jak została odkryta?
ask-exposed-card-becomes = Kim jest gracz w rozgrywce?
ask-exposed-card-partner-leads = Czy partner gracza jest teraz na wyjściu?
ask-exposed-card-suits = Czy karty przygwożdżone tego gracza są jednego koloru, czy kilku?
ask-exposed-card-required-suit = Czy partner ma kartę w żądanym kolorze?
ask-exposed-card-choice = Co wybiera rozgrywający?
procedure-card-played = Karta zagrana czy nie
ask-card-played-player = Czyja to karta?
ask-card-played-card = Która to karta?
ask-card-played-named = Czy została wymieniona lub inaczej wskazana jako karta do zagrania?
ask-card-played-shown = Czy pokazano ją jak zagraną: karta obrońcy widoczna dla partnera, rozgrywającego prawie na stole, dziadka umyślnie dotknięta przez rozgrywającego?
ask-card-played-unintended = Czy dyspozycja była niezamierzona, czyli było to przejęzyczenie?
ask-card-played-pause = Czy była to utrata koncentracji lub zmiana zamiaru?
ask-card-played-partner-played = Czy rozgrywający zagrał już następną kartę, z ręki lub z dziadka (według Prawa z 2007 roku: czy partner gracza zagrał już kartę)?
procedure-dummy-card = Dyspozycja karty z dziadka
ask-dummy-card-misplayed = Czy dziadek dołożył inną kartę niż ta, którą wymienił rozgrywający?
ask-dummy-card-played-on = Czy obie strony zagrały już w następnej lewie?
ask-dummy-card-designated = Co powiedział rozgrywający?
ask-dummy-card-incontrovertible = Czy jest bezsporne, że rozgrywający chciał innej karty?
procedure-premature-lead = Przedwczesne wyjście lub zagranie
ask-premature-lead-card = Która to karta?
ask-premature-lead-side = Kto wyszedł lub zagrał: strona rozgrywająca czy obrońca?
ask-premature-lead-turn = Na kogo przypadała kolej?
ask-premature-lead-playable = Czy tę kartę można zgodnie z przepisami dołożyć do lewy, gdy przyjdzie kolej gracza?
ask-premature-lead-both-hands = Czy rozgrywający zagrał już z obu rąk?
ask-premature-lead-dummy-played = Czy dziadek wybrał kartę przed swoją kolejką albo ją zasugerował?
ask-premature-lead-choice = Co wybiera rozgrywający?
ask-premature-lead-able = Czy partner może to wykonać?
ask-premature-lead-suit = Który kolor wskazuje rozgrywający?
procedure-simultaneous-plays = Jednoczesne zagrania
ask-simultaneous-plays-from = Kto zagrał jednocześnie?
ask-simultaneous-plays-played-on = Czy obie strony zagrały już w następnej lewie?
ask-simultaneous-plays-visible = Ile z tych kart jest odkrytych?
ask-simultaneous-plays-side = Kto je zagrał: strona rozgrywająca czy obrońca?
ask-simultaneous-plays-card = Którą inną kartę było widać, jeśli tylko jedną?
procedure-play-after-irregularity = Zagranie przed orzeczeniem sędziego
ask-play-after-irregularity-played = Kto zagrał przed orzeczeniem?
say-dummy-rights-defenders-alone =
    Dziadek stracił prawo, by o tym mówić, więc na razie niczego się nie prostuje.
    Gra toczy się dalej, jakby nic się nie stało.
    Jeśli obrońcy na tym zyskali, po rozdaniu tylko im odbiera się ten zysk.
say-dummy-rights-unrectified =
    Dziadek stracił prawo, by o tym mówić, więc niczego się nie prostuje.
    Gra toczy się dalej, jakby nic się nie stało.
procedure-dummy-rights = Prawa dziadka
ask-dummy-rights-looked = Czy dziadek zajrzał do czyjejś ręki, wymienił się ręką z rozgrywającym albo odszedł, by patrzeć na jego grę?
ask-dummy-rights-did = Co zrobił dziadek?
ask-dummy-rights-lead-from = Z której ręki obrońca każe wyjść rozgrywającemu?
may-from-hand = kazać rozgrywającemu wyjść z ręki
may-from-dummy = kazać rozgrywającemu wyjść z dziadka
ask-revoke-withdrawn = Kto cofnął karty zagrane po fałszywym renonsie?

## Commands and options of the command line (looked up by name)

subcommand-exam-paper = Wydrukuj arkusz egzaminu, bez odpowiedzi
subcommand-exam-sheet = Wydrukuj arkusz odpowiedzi: plik do wypełnienia albo stronę z miejscem na odpowiedzi
subcommand-exam-grade = Oceń odpowiedzi kandydatów
subcommand-exam-statistics = Pokaż, jak trudne było dla grupy każde pytanie i czy odróżniało najlepszych od najsłabszych
subcommand-exam-new = Ułóż nowe pytania z kluczami
subcommand-exam-variants = Ułóż warianty egzaminu: inna kolejność, inne miejsca, inne liczby, każdy z kluczem
option-exam-variants-key = Egzamin z odpowiedziami
option-exam-variants-count = Liczba wariantów
option-exam-variants-seed = To samo ziarno daje te same warianty na każdym komputerze; bez tego jest losowe
option-exam-variants-output = Katalog na klucze wariantów; żaden plik nie zostanie w nim zastąpiony
option-run-files = Skrypty orzeczeń; `-` to standardowe wejście
option-lsp-stdio = Standardowe wejście i wyjście; innej możliwości nie ma
option-run-config = Zacznij od ustawień domyślnych, które pokazuje `redress config`
option-format = Postać wyników
option-full = Pokaż też wszystkie wiersze, wszystkie inne pary i wszystkie zasady
option-chart = Narysuj protokół każdego orzeczenia; strony i artykuły mają go i tak
option-eval-ruling = Orzeczenie, np. '(60%+620 & 40%-100)'
option-eval-board = Rozdanie: numer, a jeśli są inne, to też `dealer W`, `vul NS`
option-eval-traveller = Wyniki innych stołów, np. '+620: 3, +500, +300: 3, -100: 2'
option-eval-other-table = Wynik z drugiego stołu w meczu
option-eval-offenders = Kto wykroczył: NS, EW, both (obie strony) albo none (żadna)
option-eval-obtained = Zapis uzyskany przy stole
option-eval-scoring = matchpoints, imps, butler, cross-imps, board-a-match albo total-points, gdy nie wynika to z protokołu
option-eval-matched = Mecz, do którego należą IMP-y, np. 'boards 16 rest +10 scale wbf' albo 'knockout rest +10'
option-eval-regulations = Regulamin: lecture-2005, wbf, ebu, acbl, pzbs albo dbf
option-eval-settings = Ustawienie, np. short-field=mitchell albo 'round=0.1 away'
option-test-paths = Skrypty orzeczeń, dokumenty Markdown i katalogi z nimi; bez nich katalog bieżący
option-test-filter = Wykonaj tylko testy, których nazwa albo plik to zawiera; wielkość liter jest obojętna
option-test-fail-fast = Zatrzymaj się po pierwszym pliku, którego test się nie powiódł
option-test-jobs = Ile plików wykonywać naraz; bez tego tyle, ile jest procesorów
option-test-update = Wpisz właściwe liczby w oczekiwania, które się nie spełniły
option-test-check = Razem z --update: niczego nie zmieniaj, powiedz, co byłoby wpisane, i zakończ z kodem 1, jeśli jest co wpisać
option-fmt-paths = Skrypty orzeczeń i katalogi z nimi; `-` czyta standardowe wejście i drukuje wynik
option-fmt-check = Niczego nie zmieniaj; wymień pliki, które by się zmieniły, i zakończ z kodem 1
option-fmt-diff = Niczego nie zmieniaj; wydrukuj, co by się zmieniło, i zakończ z kodem 1
option-exam-paper-title = Nazwa egzaminu
option-exam-paper-date = Kiedy się odbywa; bez tego jest miejsce na wpisanie daty
option-exam-paper-minutes = Ile minut jest na egzamin
option-exam-paper-room = Ile wierszy na obliczenia ma każde pytanie, oprócz miejsca na odpowiedź
option-exam-sheet-key = Egzamin: skrypt, którego przypadki mają pytania; `-` to standardowe wejście
option-exam-sheet-title = Nazwa egzaminu
option-exam-sheet-date = Kiedy się odbywa; bez tego jest miejsce na wpisanie daty
option-exam-sheet-minutes = Ile minut jest na egzamin
option-exam-sheet-room = Ile wierszy na obliczenia ma każde pytanie, oprócz miejsca na odpowiedź
option-exam-sheet-format = Plik do wypełnienia albo strona z miejscem na odpowiedzi
option-exam-paper-key = Egzamin: skrypt, którego przypadki mają pytania i odpowiedzi; `-` to standardowe wejście
option-exam-paper-answers = Wydrukuj też odpowiedzi z wyliczeniem
option-exam-paper-full = Razem z --key pokaż też wszystkie inne pary i wszystkie zasady
option-exam-paper-format = Postać wydruku
option-exam-grade-key = Egzamin z odpowiedziami
option-exam-grade-answers = Pliki kandydatów albo katalog z nimi: `1: NS 9,8; WE 8,2`, czytane, nigdy wykonywane
option-exam-grade-marks = Oceny, które egzaminator daje ręcznie: `candidate "bob"`, potem wiersze `mark "7" 2, "dobrze uzasadnione"`
option-exam-statistics-marks = Oceny, które egzaminator daje ręcznie
option-exam-grade-title = Tytuł ocen na stronie
option-exam-statistics-key = Egzamin z odpowiedziami
option-exam-statistics-answers = Pliki kandydatów albo katalog z nimi; w statystyce żaden kandydat nie występuje
option-exam-statistics-title = Tytuł statystyki
option-exam-statistics-format = Postać statystyki
option-exam-grade-full = Pokaż też wyliczenie tego, co jest błędne
option-exam-grade-format = Postać ocen
option-exam-new-kind = O co pyta; bez tego decyduje losowanie
option-exam-new-seed = To samo ziarno daje to samo pytanie na każdym komputerze; bez tego jest losowe
option-exam-new-count = Ile pytań, każde z kolejnego numeru losowania
option-exam-new-from = Skrypt z rozdaniem i protokołem; bez niego protokół jest zmyślony. `casebook` losuje ogłoszone sprawy, `procedures` pyta o rozstrzygnięcia według procedur Prawa
option-exam-new-law = Ze zbioru orzeczeń tylko sprawy o tym przepisie lub jego części
option-exam-new-body = Ze zbioru orzeczeń tylko sprawy tej organizacji, według katalogu: dbf, nswba
option-exam-new-year = Ze zbioru orzeczeń tylko sprawy rozstrzygnięte w tym roku
option-exam-new-word = Ze zbioru orzeczeń tylko sprawy z tym słowem; kilka słów musi wystąpić razem
option-exam-new-board = Numer rozdania
option-exam-new-points = Ile punktów jest warte każde pytanie
option-sheet-files = Skrypty orzeczeń; `-` to standardowe wejście
option-sheet-case = Tylko przypadek o tej nazwie
option-event = Zawody, jeśli skrypt ich nie podaje: ich plik albo nazwa
option-sheet-other-table = Wynik na drugim stole meczu, jeśli skrypt go nie podaje
option-body = Związek, w którego imieniu wydaje się orzeczenia; `body` w ustawieniach podaje go dla każdego wieczoru
option-sheet-logo = Znak u góry każdej strony; `logo` w ustawieniach podaje go dla każdej kartki
option-log-files = Skrypty orzeczeń albo katalogi z nimi; `-` to standardowe wejście
option-log-title = Tytuł strony
option-log-format = Postać wykazu
option-sheet-appeal = Ile minut jest na odwołanie, jeśli skrypt tego nie podaje; bez tego 30 (przepis 92B)
option-session = Sesja, jeśli nie podaje jej plik zawodów
option-date = Data orzeczeń; bez tego na kartce jest miejsce na jej wpisanie
option-director = Sędzia, który wydaje orzeczenia
option-sheet-format = Postać kartek
option-sheet-paper = Papier, na którym ma się zmieścić strona albo artykuł
option-event-pages = Opublikuj klasyfikację, protokoły i karty par jako strony: katalog albo jeden plik NAZWA.html
option-event-watch = Pokazuj lub publikuj ponownie, gdy zmieni się plik
option-event-files = Pliki turnieju, tak jak zapisał je program liczący, archiwum albo katalog z nimi
option-event-rulings = Skrypt z orzeczeniami przy stołach turnieju: `board 7` i `at table 3: …`
option-event-section = Tylko jeden sektor
option-event-format = Postać turnieju
option-event-columns = Która kolumna tabeli jest czym, na przykład board=Rozd,ns=Para,score=Zapis
option-event-rounds = Pokaż też miejsca po każdej rundzie
option-event-names = Pokaż też nazwiska
option-event-chart = Narysuj, kto zmienia miejsce
option-event-full = Pokaż też każde rozdanie
option-event-write-back = Zapisz orzeczenia w kopii pliku, w jego formacie; żaden inny bajt się nie zmieni
option-event-entries = Wypisz, stół po stole, co wpisać do programu liczącego
option-event-output = Plik do zapisania
option-audit-files = Pliki turnieju, tak jak zapisał je program liczący, archiwum albo katalog z nimi
option-audit-format = Postać wyników
option-audit-columns = Która kolumna tabeli jest czym, na przykład board=Rozd,ns=Para,score=Zapis
option-convert-files = Pliki turnieju, tak jak zapisał je program liczący, archiwum albo katalog z nimi
option-convert-output = Dokąd; format wynika z końca nazwy: .xml, .csv albo .json
option-convert-format = Format, gdy nie wynika z nazwy
option-convert-columns = Która kolumna tabeli jest czym, na przykład board=Rozd,ns=Para,score=Zapis
option-convert-names = Zapisz też nazwiska
option-weave-lecture = Wykład w Markdown; `-` to standardowe wejście
option-weave-output = Dokąd: plik .md, .html, .tex, .typ albo .docx.md (dla pandoca); bez tego Markdown na standardowe wyjście
option-weave-in-place = Wpisz wyniki do samego wykładu
option-weave-blanks = Zostaw miejsce na wyniki i odpowiedzi: materiał do wypełnienia
option-weave-live = Pozwól czytelnikowi zmieniać orzeczenia na stronie: silnik zbudowany przez `scripts/web.sh`, `redress.wasm.gz`
option-weave-slides = Zrób stronę ze slajdami z nagłówków do trzeciego poziomu
option-weave-allow-include = Katalog, którego pliki wykład może dołączać, oprócz jego własnego
option-weave-check = Niczego nie zmieniaj; zakończ z kodem 1, jeśli plik wynikowy albo sam wykład nie jest aktualny
option-weave-watch = Twórz od nowa po każdym zapisaniu wykładu albo pliku, który dołącza
option-explain-name = Temat, słowo języka, ustawienie, regulamin, kod komunikatu albo przepis; bez nazwy lista wszystkich
option-explain-search = Wypisz to, co w nazwie albo w tekście ma wszystkie te słowa
option-guide-procedure = Jaka nieprawidłowość: jej nazwa, np. `ui` albo `revoke`, przepis albo słowa mówiące, co się stało; bez tego program zapyta
option-guide-output = Zapisz odpowiedzi w skrypcie
option-guide-resume = Kontynuuj od skryptu zapisanego przez to polecenie i zapisz go ponownie
option-laws-scripts = Skrypty i katalogi, których przypadki i testy policzyć; jeśli ich nie podano, własne przykłady programu
option-laws-format = Sposób wypisania przepisów
option-casebook-words = Nazwa sprawy do pokazania albo słowa, które zawiera
option-casebook-law = Tylko sprawy o tym przepisie lub jego części
option-casebook-body = Tylko sprawy tej organizacji, według katalogu: dbf, nswba
option-casebook-year = Tylko sprawy rozstrzygnięte w tym roku
option-casebook-question = Tylko sprawy, które odpowiadają na to pytanie procedury: comparable, finesse
option-casebook-agreement = Wykonaj sprawy i pokaż, na ile zgadzają się ogłoszone liczby
option-casebook-format = Jak wydrukować sprawy
subcommand-laws-diff = Pokaż każdą zmianę przepisów między wydaniami na najmniejszej liczbie faktów
option-laws-diff-from = Wydanie przepisów, od którego zacząć
option-laws-diff-to = Wydanie, z którym porównać
option-laws-diff-names = Procedury; wszystkie, jeśli żadnej nie podano
option-laws-diff-casebook = Pokaż sprawy ze zbioru orzeczeń, które drugie wydanie rozstrzygnęłoby inaczej
option-laws-diff-format = Sposób wypisania zmian
metavariable-edition = WYDANIE
subcommand-laws-check = Przejdź wszystkie kombinacje odpowiedzi w procedurach i wypisz ich błędy
option-laws-check-names = Procedury; wszystkie, jeśli żadnej nie podano
option-laws-check-scripts = Skrypty i katalogi, według których policzyć osiągnięte wiersze
option-laws-check-format = Sposób wypisania wyników
option-manual-folder = Katalog; pliki o tych samych nazwach są zastępowane
option-explain-cheat-sheet = Notacja na jednej stronie, z obliczonymi liczbami
option-explain-format = Postać tej strony
option-completions-shell = Powłoka
option-help-command = Polecenie
option-language = Język odpowiedzi, gdy skrypt nie ustawia innego; bez tego język środowiska
option-color = Czy wynik ma kolory
option-help = Pokaż pomoc
option-value-text = na terminal
option-value-markdown = tabele Markdown
option-value-html = strona, która nie wymaga sieci
option-value-latex = artykuł LaTeX
option-value-file = plik do wypełnienia
option-value-json = jeden dokument JSON
option-value-human = dla ludzi
option-value-junit = XML JUnit, dla serwerów kompilacji
option-value-tap = Test Anything Protocol
option-value-github = Dla ludzi, z adnotacjami, które GitHub pokazuje przy wierszach
option-value-csv = wartości po przecinku, dla arkusza
option-value-auto = na terminalu, który je ma
option-value-always = też do plików i potoków
option-value-never = nigdzie
option-value-weighted = zapis ważony, przepis 12C1(c)
option-value-split = wagi na korzyść każdej ze stron, po błędzie sędziego
option-value-damage = błąd w grze po wykroczeniu, przepis 12C1(e)
option-value-neuberg = rozdanie, którego nie grał każdy stół
option-value-butler = zapis ważony wobec średniej
option-value-evidence = co mówią karty: wisty w rozdaniu i wynik albo wagi, które z nich wynikają
option-value-ui = nielegalna informacja, przepis 16B: opis, pytanie o rozstrzygnięcie i przepis
option-value-mi = błędna informacja, przepis 21B
option-value-revoke = fałszywy renons, przepisy 61–64; rozstrzygnięcie albo zapis po nim
option-value-law15 = niewłaściwe karty lub rozdanie, przepis 15
option-value-law12 = rozdanie bez wyniku, przepis 12C2; rozstrzygnięcie albo wynik
option-value-law12e = szkoda, którą strona niewykraczająca sama sobie wyrządziła, przepis 12C1(e)
option-value-law86 = rozdanie meczu bez wyniku do porównania, przepis 86
option-value-call = niewystarczająca odzywka, zapowiedź poza kolejnością lub zmiana zapowiedzi, przepisy 25, 27 i 29–32
option-value-tempo = zwodzenie tempem lub zachowaniem, przepis 73
option-value-law16d = informacja z zewnątrz, przepis 16D
option-value-law82 = błąd sędziego, przepis 82
option-value-hand = niewłaściwa liczba kart lub lewa wadliwa, przepisy 13, 14 i 67
option-value-claim = sporne roszczenie, przepisy 68–70
option-value-lead = wyjście lub zagranie poza kolejnością albo przedwczesne, przepisy 53–60
option-value-card = karta odkryta, wskazana lub zagrana i karta przygwożdżona, którą się staje, przepisy 42–52, 58, 65 i 66
option-value-law36 = zapowiedź niedozwolona lub zapowiedzi jednoczesne, przepisy 33–39
option-value-law16 = z czego gracz może korzystać, prostowanie wyjaśnień i uzgodnienia, przepisy 16A, 16C, 20F, 23 i 40
option-value-office = zapisy, ponowne rozdania, gracze bez sędziego, sporne fakty, zachowanie, widzowie, kary i odwołania, przepisy 6–11, 74, 76, 79, 85 i 90–93
option-value-law87 = rozdanie sfałszowane, przepis 87
option-value-en = angielski
option-value-pl = polski
metavariable-options = OPCJE
metavariable-command = POLECENIE
metavariable-file = PLIK
metavariable-format = POSTAĆ
metavariable-ruling = ORZECZENIE
metavariable-board = ROZDANIE
metavariable-rows = WIERSZE
metavariable-score = ZAPIS
metavariable-side = STRONA
metavariable-scoring = PUNKTOWANIE
metavariable-clauses = CZŁONY
metavariable-preset = REGULAMIN
metavariable-name-value = NAZWA=WARTOŚĆ
metavariable-path = ŚCIEŻKA
metavariable-text = TEKST
metavariable-number = LICZBA
metavariable-key = KLUCZ
metavariable-answers = ODPOWIEDZI
metavariable-n = N
metavariable-traveller = PROTOKÓŁ
metavariable-kind = RODZAJ
metavariable-minutes = MINUTY
metavariable-paper = PAPIER
metavariable-lecture = WYKŁAD
metavariable-folder = KATALOG
metavariable-name = NAZWA
metavariable-shell = POWŁOKA
metavariable-language = JĘZYK
metavariable-what-column = CO=KOLUMNA
metavariable-when = KIEDY
metavariable-procedure = PROCEDURA

## Orzeczenie na kartce

sheet-title = Orzeczenie: { $case }
sheet-untitled = Orzeczenie
sheet-event = Zawody: { $event }
sheet-table = Stół { $table }: NS { $ns }, WE { $ew }
sheet-contestants = NS { $ns }, WE { $ew }
sheet-section = Sektor { $section }, { $seated }
sheet-obtained = Wynik przy stole: { $words }.
sheet-incident = { $about } (przepis { $law })
sheet-incident-by = { $about }: { $by } (przepis { $law })
sheet-ruling = Orzeczenie
sheet-stands = Wynik uzyskany przy stole zostaje utrzymany.
sheet-transfer-stands = Wynik po przekazaniu lew zostaje utrzymany.
sheet-open = Są pytania bez odpowiedzi: nie ma jeszcze orzeczenia do podpisania.
sheet-replaced = Późniejsze orzeczenie przy tym stole zastępuje to orzeczenie: nie ma czego podpisywać.
sheet-had = Przy stole
sheet-gets = Z orzeczenia
sheet-penalty = { $side }: odjęto karę proceduralną { $penalty } (przepis { LAW("90") }).
sheet-penalty-of = { $who }: odjęto karę proceduralną { $penalty } (przepis { LAW("90") }).
sheet-others = Pozostałe pary, których wynik zmienia się przez orzeczenie: { $ns } NS, { $ew } WE.
sheet-others-without = Pozostałe pary, których wynik zmienia się przez ten rezultat w rozdaniu: { $ns } NS, { $ew } WE.
sheet-no-others = Wynik żadnej innej pary się nie zmienia.
sheet-appeal-head = Odwołanie
sheet-appeal = Uczestnik albo jego kapitan może się odwołać. Termin upływa { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} po udostępnieniu oficjalnych wyników (przepis { LAW("92B") }).
sheet-appeal-set = Uczestnik albo jego kapitan może się odwołać. Organizator ustalił, że termin upływa { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} po udostępnieniu oficjalnych wyników (przepis { LAW("92B") }).
sheet-law = Przepis { $law }: { $title }.
sheet-time-of-day = Godzina: { $time }
sheet-session = Sesja { $session }
log-untitled = Orzeczenia
log-time = godzina
log-table = stół
log-case = przypadek
log-law = przepis
log-open = są pytania bez odpowiedzi
log-replaced = (zastąpione późniejszym orzeczeniem)
sheet-event-blank = Zawody
sheet-table-blank = Stół
sheet-pair-named = { $number } ({ $names })
sheet-reason = Fakty, uzasadnienie i przepis
sheet-consulted = Konsultacje
sheet-statement = Oświadczenie { $side }
sheet-appeal-head-of = Rozdanie { $board }: odwołanie i podpisy
sheet-director = Sędzia
sheet-director-named = Sędzia: { $name }
sheet-appellant = Odwołuje się
sheet-appealed-at = Godzina
sheet-deposit = Kaucja
sheet-committee = Decyzja w sprawie odwołania
sheet-chair = Przewodniczący
sheet-time = Data i godzina
sheet-pair = W imieniu { $side }
words-both = Obie strony: { $words }.
words-side = { $side }: { $words }.
words-damage = { $side } poniosły część szkody z własnej winy. Bez wykroczenia: { $before }. Po wykroczeniu, bez własnego błędu: { $after }. Przy stole: { $obtained }.
words-weighted = { $weight }: { $outcome }
words-contract = { $contract } ({ $declarer }) { $result }
words-made = swoje
words-over = z { $tricks ->
    [one] nadróbką
    [few] { $tricks } nadróbkami
    [many] { $tricks } nadróbkami
   *[other] { $tricks } nadróbkami
}
words-down = bez { $tricks ->
    [one] jednej
    [few] { $tricks }
    [many] { $tricks }
   *[other] { $tricks }
}
words-score = zapis { $score }
words-passed-out = cztery pasy
words-average-plus = średnia plus
words-average = średnia
words-average-minus = średnia minus
words-share = { $share } maksa

## Strona i inne języki

desk-request = nie można odczytać zapytania: { $reason }
desk-stopped = przerwano po { $milliseconds } ms, czyli po limit_ms żądania
desk-no-clock = limit_ms wymaga zegara, a ten program żadnego nie podał
desk-script-large = skrypt jest za duży na limit_mb równe { $megabytes }
desk-too-large = nie czyta się więcej niż { $megabytes } MB
desk-language = nie ma tu języka `{ $tag }`
desk-base64 = zawartość `{ $name }` nie jest zapisana w base64
desk-weight = `{ $weight }` nie jest wagą
desk-no-weight = nie ma wagi { $place }
desk-form-beyond = formularz nie mieści `{ $statement }`
desk-field = `{ $text }` nie może tu stać
example-first-steps = Pierwsze kroki: cały zapis
example-weighted-pairs = Zapis ważony w turnieju par
example-weighted-match = Zapis ważony w meczu
example-split-pairs = Zapis rozdzielony i cały protokół
example-damage-match = Szkoda niezwiązana z wykroczeniem w meczu
example-damage-pairs = Szkoda niezwiązana z wykroczeniem w turnieju par
example-goal = Waga, która daje NS średnią
example-information = Nielegalna informacja, pytanie po pytaniu
example-misinformation = Błędna informacja: co wolno ważyć
example-revoke = Fałszywe renonsy: przekazane lewy
example-fouled = Rozdanie sfałszowane
example-victory-points = Mecz w VP

## Strona w przeglądarce (words of the page)
page-skip = Przejdź do treści
page-view-ruling = Orzeczenie
page-view-event = Turniej
page-view-examples = Przykłady
page-view-topics = Objaśnienia
page-title-ruling = Orzeczenie i jego wynik
page-ruling-lead = Ile jest wart wynik rozjemczy i co mówi przepis? Podaj orzeczenie albo odpowiadaj na pytania przewodnika.
page-close = Zamknij
page-cancel = Anuluj
page-done = Gotowe
page-add = Dodaj
page-undo = Cofnij
page-search = Szukaj
page-found = { $n ->
    [one] znaleziono { $n }
    [few] znaleziono { $n }
    [many] znaleziono { $n }
   *[other] znaleziono { $n }
}
page-private = Wszystko liczy się na tym urządzeniu; nic nie jest nigdzie wysyłane.
page-offline-none = {""}
page-offline-loading = Przygotowanie do pracy bez sieci…
page-offline-ready = Działa bez sieci.
page-offline-now = Brak sieci: wszystko działa jak przedtem.
page-new-version = Jest nowsza wersja.
page-reload = Użyj jej

page-input = Dane
page-tab-form = Formularz
page-tab-walk = Przewodnik
page-tab-script = Skrypt
page-new = Nowe
page-cleared = Formularz jest pusty.
page-replaced = Otwarto inny skrypt.
page-script = Skrypt orzeczenia
page-script-hint = Każdy wiersz to jedna instrukcja; znak zapisu jest zawsze z punktu widzenia NS. Ctrl+Spacja pokazuje, co może stać w miejscu kursora.
page-symbols = Znaki do wstawienia
page-insert = Wstaw { $text }
page-offer = Słowa…
page-completions = Co może tu stać
page-line = wiersz { $n }
page-expectation = oczekiwanie
page-more-problems = { $n ->
    [one] i jeszcze { $n }
    [few] i jeszcze { $n }
    [many] i jeszcze { $n }
   *[other] i jeszcze { $n }
}
page-law = przepis { $law }
page-errors = { $n ->
    [one] { $n } błąd
    [few] { $n } błędy
    [many] { $n } błędów
   *[other] { $n } błędu
}

page-answer-title = Wynik
page-to-answer = Przejdź do wyniku
page-computing = Trwa liczenie…
page-stop = Przerwij
page-layouts-solved = Rozwiązane układy: { $solved } z { $all }.
page-earlier = Pokazano tylko { $shown } ostatnich wyników; wcześniejszych jest { $n }.
page-nothing = Podaj pozostałe wyniki i orzeczenie; to, ile jest warte, pojawia się tutaj na bieżąco.
page-try-again = Spróbuj ponownie
page-engine-stopped = Liczenie przerwano.
page-engine-too-long = Liczenie trwało ponad dziesięć sekund i zostało przerwane. Skróć skrypt albo zawęź to, o co pyta.
page-engine-failed = Program zawiódł na tym skrypcie. Skrypt się nie zmienił; prosimy o zgłoszenie.
page-engine-unavailable = Nie udało się wczytać programu. Sprawdź połączenie i spróbuj ponownie; potrzebna jest przeglądarka z ostatnich trzech lat.

page-share = Udostępnij
page-share-address = Adres, który zawiera orzeczenie
page-share-note = Orzeczenie jest w samym adresie. Kto go otworzy, zobaczy to samo; żaden serwer go nie dostaje.
page-share-long = Ten adres jest długi, a niektóre programy takie skracają. Pewniejszy jest plik.
page-share-too-long = Skrypt jest za długi, aby zmieścić się w adresie.
page-share-damaged = Adres jest uszkodzony i orzeczenia z niego nie można odczytać. Poproś o niego jeszcze raz.
page-share-unsupported = Ta przeglądarka jest za stara, aby odczytać orzeczenie z adresu.
page-share-hand = Wyślij…
page-save-file = Zapisz do pliku
page-copy = Kopiuj
page-copied = Skopiowano.
page-copy-by-hand = Przeglądarka nie pozwala stronie kopiować: adres jest zaznaczony, skopiuj go.
page-from-address = To orzeczenie z adresu.
page-back-to-mine = Wróć do mojego

page-sheet = Kartka do druku
page-sheet-title = Kartka orzeczenia
page-sheet-event = Zawody (można pominąć)
page-sheet-appeal = Minuty na odwołanie (można pominąć)
page-no-sheet = Nie ma jeszcze orzeczenia do wydrukowania.
page-print = Drukuj

page-section-board = Rozdanie
page-board-number = Numer
page-by-number = { $what } (nr { $n })
page-not-said = Nie podano
page-dealer = Rozdający
page-vulnerability = Po partii
page-seat-N = { seat-north }
page-seat-E = { seat-east }
page-seat-S = { seat-south }
page-seat-W = { seat-west }
page-vul-none = Nikt
page-vul-NS = { side-ns }
page-vul-EW = { side-ew }
page-vul-all = Obie
page-scoring = Punktowanie
page-scoring-inferred = Automatycznie
page-scoring-matchpoints = Maksy
page-scoring-imps = { scoring-imps }
page-scoring-butler = { scoring-butler }
page-scoring-cross-imps = Cross-IMP
page-scoring-board-a-match = Board-a-match
page-scoring-total-points = Zapis sumaryczny
page-regulations = Regulamin
page-regulations-none = Nie podano
page-regulations-wbf = WBF
page-regulations-ebu = EBU (Anglia)
page-regulations-acbl = ACBL (Ameryka Północna)
page-regulations-pzbs = PZBS (Polska)
page-regulations-dbf = DBF (Dania)
page-regulations-lecture-2005 = Wykład z 2005 r.

page-section-field = Porównanie
page-compared-with = Porównanie
page-field-traveller = Inne stoły
page-field-other-table = Drugi stół meczu
page-field-none = Jeszcze nic
page-add-result = Dodaj wynik
page-result = Rezultat
page-tables = { $n ->
    [one] { $n } inny stół
    [few] { $n } inne stoły
    [many] { $n } innych stołów
   *[other] { $n } innego stołu
}
page-tables-of = Liczba stołów z { $result }
page-tables-with-it = Ile stołów
page-remove-result = Usuń { $result }
page-quick = Albo kilka naraz, wpisanych lub wklejonych
page-fewer = O jeden mniej
page-more = O jeden więcej

page-section-facts = Przy stole
page-offenders = Strona wykraczająca
page-side-EW = { side-ew }
page-offenders-both = Obie
page-offenders-none = Żadna
page-obtained = Zapis uzyskany
page-choose = wybierz
page-leave-open = Nie podawaj: { $what }

page-section-incident = Co się stało
page-incident-hint = Jaka to nieprawidłowość, kto wykroczył, a potem pytania przepisu po kolei. Ocena należy do sędziego.
page-ask-me = Odpowiedz na pytania
page-ask-again = Odpowiedz od nowa
page-remove-incident = Usuń
page-walk-words = Co się stało? Własnymi słowami
page-walk-from-words = Z Twoich słów
page-walk-find = Szukaj
page-walk-all = Wszystkie nieprawidłowości ({ $n })
page-walk-open-file = Wróć do zapisanego orzeczenia
page-walk-change = Odpowiedz ponownie: { $question } { $answer }
page-walk-keep = Zostaw odpowiedź
page-walk-over = To wszystko. Orzeczenie pozostaje; na każde pytanie można odpowiedzieć ponownie.
page-walk-end = Zakończ
page-walk-choose-result = Wybierz wynik
page-walk-all-results = To wszystkie wyniki
page-walk-rule = Takie jest orzeczenie
page-walk-to-form = Pokaż w formularzu
page-walk-known = { $n ->
    [one] { $n } odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
}
page-one-back = Wstecz
page-answers = { answers }
page-answer = Odpowiedz
page-your-answer = Odpowiedź
page-reason-or-answer = Powód albo odpowiedź własnymi słowami
page-answer-in-words = Inna odpowiedź
page-reason = Powód (można pominąć)
page-leave-it-open = Zostaw bez odpowiedzi

page-section-ruling = Orzeczenie
page-ruling-kind = Rodzaj orzeczenia
page-ruling-both = Ważone
page-ruling-split = Rozdzielone
page-ruling-artificial = Procentowe
page-ruling-damage = Szkoda z własnej winy
page-ruling-none = Brak
page-ruling-stands = Wynik pozostaje
page-ruling-both-hint = Jeden zapis albo kilka z wagami, dla obu stron (przepis 12C1(c)).
page-ruling-split-hint = Każda strona dostaje własny zapis.
page-ruling-artificial-hint = Średnia plus, średnia, średnia minus albo procent (przepis 12C2).
page-ruling-damage-hint = Strona niewykraczająca popełniła skrajnie poważny błąd (przepis 12C1(e)).
page-ruling-none-hint = Bez wyniku rozjemczego.
page-ruling-stands-hint = Pozostaje zapis uzyskany przy stole.
page-both-sides = Obie strony
page-score = Zapis
page-contract = Kontrakt
page-artificial = Procentowy
page-artificial-score = Wynik procentowy, { $side }
page-outcome-of = Zapis, { $side }
page-outcome-n = Zapis { $n }, { $side }
page-add-outcome = Dodaj zapis
page-remove-outcome = Usuń { $outcome }
page-weight-of = Waga { $outcome }
page-weights-beyond = Waga poniżej 0 lub powyżej 100%: zmień ją w skrypcie.
page-damaged-side = Strona niewykraczająca
page-side-of-offenders = Według strony wykraczającej
page-damage-before = Przed wykroczeniem
page-damage-before-hint = Spodziewany wynik.
page-damage-after = Po wykroczeniu, bez własnego błędu
page-damage-after-hint = Wynik, który strona mogła jeszcze uzyskać.
page-damage-obtained = Uzyskany
page-damage-obtained-hint = Wynik przy stole.
page-as-above = Jak wyżej
page-still-to-choose = { $n ->
    [one] Do wybrania pozostał { $n } zapis; skrypt na niego czeka.
    [few] Do wybrania pozostały { $n } zapisy; skrypt na nie czeka.
    [many] Do wybrania pozostało { $n } zapisów; skrypt na nie czeka.
   *[other] Do wybrania pozostało { $n } zapisu; skrypt na nie czeka.
}

page-section-lines = Dodatki
page-lines-summary = Inne wiersze i uwagi
page-lines-hint = Ustawienia, mecz, sesja, kary, karty i licytacja, tak jak w skrypcie.
page-line-n = Wiersz { $n }
page-add-line = Dodaj wiersz
page-remove-line = Usuń { $line }
page-comments = Uwagi na początku
page-beyond = Skrypt zawiera więcej, niż formularz może pokazać.
page-form-too-long = jest za długi
page-beyond-hint = Jest kompletny i liczony tak, jak jest; zmień go w skrypcie albo zacznij od pustego formularza.
page-show-script = Pokaż w skrypcie
page-new-form = Pusty formularz

page-typed = Rezultat tak, jak się go zapisuje
page-kind-of-result = Rodzaj rezultatu
page-nothing-chosen = Wybierz rezultat albo go wpisz.
page-one-result = Tu potrzebny jest jeden rezultat.
page-done-another = I następny
page-level = Wysokość
page-strain = Miano
page-strain-clubs = trefle
page-strain-diamonds = kara
page-strain-hearts = kiery
page-strain-spades = piki
page-strain-NT = bez atu
page-doubling = Kontra
page-undoubled = bez kontry
page-doubled = z kontrą
page-redoubled = z rekontrą
page-declarer = Rozgrywający
page-sign = Znak
page-plus-for-ns = + dla NS
page-minus-for-ns = − dla NS

page-title-event = Cały turniej
page-event-lead = Otwórz plik programu do obliczeń: pojawi się klasyfikacja, a potem to, co zmienia w niej orzeczenie. Plik pozostaje na tym urządzeniu.
page-event-open = Otwórz plik turnieju
page-event-formats = USEBIO, BWS, ACBLscore, PBN, CSV i inne; można go też upuścić na stronę
page-event-ruling = Orzeczenie przy stole
page-board = Rozdanie
page-board-n = Rozdanie { $n }
page-table = Stół
page-section = Sektor
page-event-choose-board = Wybierz rozdanie…
page-event-add = Zastosuj orzeczenie
page-event-penalty = Kara
page-event-penalty-none = Brak
page-event-penalty-amount = Ile: 10%, 2 MP, 3 IMP
page-event-sheets = Kartki do druku
page-event-entries = Co wpisać do programu liczącego
page-event-script = Dalej jako skrypt
page-event-needs-place = Który stół albo które pary?
page-event-needs-ruling = Najpierw wybierz zapisy orzeczenia.
page-event-ranked = { $n ->
    [one] Klasyfikacja z { $n } orzeczeniem.
    [few] Klasyfikacja z { $n } orzeczeniami.
    [many] Klasyfikacja, liczba orzeczeń: { $n }.
   *[other] Klasyfikacja z { $n } orzeczenia.
}
page-file-too-large = Plik { $name } jest większy niż { $n } MB.
page-close-file = Zamknij { $name }
page-remove-ruling = Usuń { $ruling }
page-ranking = Klasyfikacja

page-explanation = Objaśnienie
page-no-topic = Nic nie nazywa się { $name }.
page-did-you-mean = Może:
page-try-it = Wypróbuj
