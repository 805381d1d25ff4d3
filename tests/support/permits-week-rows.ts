/**
 * The worked week of the rule book: bookings, lots and what comes of them, a row a line with its cells between blanks, '-' for none. Days are
 * texts, instants stand on the clock of Kigali. It is read by `permits-week.ts`.
 */

export const bookingRows = `
K01 D1 confirmed 2027-02-01 2027-06-07 foreign,foreign 1,2 - -
K02 D1 confirmed 2027-02-03 2027-06-07 foreign,foreign,resident 1,2,3 - -
K03 D1 confirmed 2027-03-09 2027-06-07 african - - -
K04 D1 on-hold - 2027-06-07 foreign,foreign - - -
K05 D2 confirmed 2027-02-20 2027-06-11 foreign,foreign,foreign,foreign 1,2,4 - -
K06 D2 confirmed 2027-04-02 2027-06-11 eac,eac 1,2 - -
K07 D2 pending - 2027-06-11 foreign - V:2027-06-12 -
K08 D3 confirmed 2027-01-15 2027-06-08 foreign,foreign 1,2 - -
K09 D3 cancelled 2027-01-18 2027-06-08 foreign,foreign 1,2 - -
K10 D3 confirmed 2027-03-30 2027-06-08 resident 1 - -
K11 - confirmed 2027-04-20 - foreign,foreign - - -
K12 T3 confirmed 2027-02-11 2027-06-07 foreign,foreign 1,2 - -
K13 T3 confirmed 2027-03-01 2027-06-08 foreign,foreign,foreign,foreign 1,2,3,4 - -
K14 T3 pending - 2027-06-09 foreign,foreign 1 V:2027-06-10 -
K15 X5 confirmed 2027-02-25 2027-06-09 foreign,foreign 1,2 - -
K16 G2 confirmed 2027-04-10 2027-06-09 foreign,foreign,foreign 1,2,3 - -
K17 G2 confirmed 2027-04-12 2027-06-12 foreign,foreign,eac,eac 1,2 - -
K18 - confirmed 2027-03-15 2027-06-10 foreign,foreign,foreign,foreign,foreign,foreign,foreign,foreign,foreign,foreign,foreign,foreign - - -
K19 - confirmed 2027-04-25 2027-06-07 foreign,foreign,foreign 1,2,3 - V:2027-06-08,V:2027-06-09,G:2027-06-10
K20 - confirmed 2027-04-30 2027-06-11 foreign,foreign - - -`

export const lotRows = `
L01 V 2027-06-07 - 2 deposited - - - 2027-05-08T17:00
L02 V 2027-06-08 D1 4 paid - - - -
L03 V 2027-06-08 D1 2 paid foreign K01/1,K01/2 - -
L04 V 2027-06-08 D1 1 paid resident K02/3 - -
L05 V 2027-06-08 D1 1 reserved - - 2027-05-10T12:00 2027-05-09T17:00
L06 V 2027-06-08 - 2 paid foreign K12/1,K12/2 - -
L07 V 2027-06-08 - 2 deposited - - - 2027-05-09T17:00
L08 V 2027-06-08 - 1 wanted - - - -
L09 V 2027-06-08 - 2 expired - - - -
L10 V 2027-06-09 D3 4 paid - - - -
L11 V 2027-06-09 D3 2 deposited - - - 2027-05-10T17:00
L12 V 2027-06-09 - 4 deposited - - - 2027-05-10T17:00
L13 V 2027-06-09 - 2 deposited - - - 2027-05-10T17:00
L14 V 2027-06-09 - 1 wanted - - - -
L15 V 2027-06-09 - 1 reserved - - 2027-05-07T12:00 2027-05-07T12:00
L16 V 2027-06-10 - 2 paid foreign K15/1,K15/2 - -
L17 V 2027-06-10 - 2 wanted - - - -
L18 V 2027-06-11 - 2 reserved - - 2027-05-14T12:00 2027-05-12T17:00
L19 V 2027-06-11 - 1 released - - - -
L20 V 2027-06-12 D2 4 deposited - - - 2027-05-13T17:00
L21 V 2027-06-12 D2 2 deposited eac - - 2027-05-13T17:00
L22 V 2027-06-12 D2 1 wanted - - - -
L23 V 2027-06-12 D2 1 reserved - - 2027-05-08T12:00 2027-05-08T12:00
L24 V 2027-06-12 - 2 deposited - - - 2027-05-13T17:00
L25 V 2027-06-13 - 1 reserved - - 2027-05-20T12:00 2027-05-14T17:00
L26 V 2027-06-13 - 1 expired - - - -
L27 G 2027-06-09 - 2 paid foreign - - -
L28 G 2027-06-10 - 3 paid foreign K16/1,K16/2,K16/3 - -
L29 G 2027-06-10 - 2 reserved - - 2027-05-20T17:00 2027-05-11T17:00
L30 G 2027-06-10 - 1 released - - - -
L31 G 2027-06-13 - 2 reserved - - 2027-05-09T17:00 2027-05-09T17:00
L32 G 2027-06-13 - 2 wanted - - - -
L33 B 2027-06-10 - 1 paid - - - -
L34 B 2027-06-11 D3 2 paid foreign K08/1,K08/2 - -
L35 B 2027-06-11 D3 1 paid resident K10/1 - -
L36 B 2027-06-11 D3 2 paid foreign K09/1,K09/2 - -
L37 B 2027-06-12 - 1 paid - - - -
L38 B 2027-06-12 - 1 wanted - - - -
L39 B 2027-06-13 - 1 paid - - - -
L40 B 2027-06-13 - 1 wanted - - - -`

export const allowanceRows = `
V 2027-06-08 - 1
V 2027-06-09 - 2
G 2027-06-10 - 4
G 2027-06-13 - 4
B 2027-06-12 - 1`

/** Fee, day, pool, promised, requested, held, allowance, short, spare, free. */
export const calendarRows = `
V 2027-06-07 - 0 0 2 0 0 2 2
V 2027-06-08 - 5 0 4 1 1 0 0
V 2027-06-08 D1 8 0 8 0 0 0 0
V 2027-06-09 - 7 0 7 2 0 0 2
V 2027-06-09 D3 3 0 6 0 0 3 3
V 2027-06-10 - 2 2 2 0 2 0 0
V 2027-06-11 - 0 0 2 0 0 2 2
V 2027-06-12 - 0 0 2 0 0 2 2
V 2027-06-12 D2 6 1 7 0 0 0 1
V 2027-06-13 - 0 0 1 0 0 1 1
G 2027-06-09 - 0 0 2 0 0 2 2
G 2027-06-10 - 6 0 5 4 1 0 3
G 2027-06-13 - 4 0 2 4 2 0 2
B 2027-06-10 - 0 0 1 0 0 1 1
B 2027-06-11 D3 3 0 5 0 0 2 2
B 2027-06-12 - 2 0 1 1 1 0 0
B 2027-06-13 - 0 0 1 0 0 1 1`

/** Authority, day, fee, pool, class, count, whole, for whom, unit, total, due, why. */
export const toBuyRows = `
RDB 2027-06-08 V - foreign 1 1 K19/3 150000 150000 2027-05-09 confirmed
RDB 2027-06-10 G - foreign 1 1 K19/3 10000 10000 2027-05-11 confirmed
RDB 2027-06-10 V - foreign 2 1 K14/1,K14/2 150000 300000 2027-05-11 on-request
RDB 2027-06-13 G - eac 2 0 K17/3,K17/4 1000 2000 2027-05-14 confirmed
UWA 2027-06-12 B - foreign 1 1 K15/2 80000 80000 now confirmed`

/** Lot, count, to pay, paid, due, how many cover somebody. */
export const balanceRows = `
L15 1 150000 0 2027-05-07T12:00 1
L23 1 150000 0 2027-05-08T12:00 1
L01 2 210000 90000 2027-05-08T17:00 0
L05 1 150000 0 2027-05-09T17:00 0
L07 2 210000 90000 2027-05-09T17:00 2
L31 2 20000 0 2027-05-09T17:00 2
L11 2 210000 90000 2027-05-10T17:00 0
L12 4 420000 180000 2027-05-10T17:00 4
L13 2 210000 90000 2027-05-10T17:00 2
L29 2 20000 0 2027-05-11T17:00 2
L18 2 300000 0 2027-05-12T17:00 0
L20 4 420000 180000 2027-05-13T17:00 4
L21 2 28000 12000 2027-05-13T17:00 2
L24 2 210000 90000 2027-05-13T17:00 0
L25 1 150000 0 2027-05-14T17:00 0`

/** Fee, day, pool, names to give in, those that wait for a passport. */
export const nameRows = `
V 2027-06-08 D1 K02/1,K02/2 K03/1
V 2027-06-09 D3 K08/1,K08/2,K10/1 -
B 2027-06-12 - K15/1 -`

/** Instant, lot, count, lost, fee, day, pool, held afterwards, promised, requested, promised above what there is. */
export const clockRows = `
2027-05-07T12:00 L15 1 0 V 2027-06-09 - 6 7 0 0
2027-05-08T12:00 L23 1 0 V 2027-06-12 D2 6 6 1 0
2027-05-08T17:00 L01 2 90000 V 2027-06-07 - 0 0 0 0
2027-05-09T17:00 L05 1 0 V 2027-06-08 D1 7 8 0 1
2027-05-09T17:00 L07 2 90000 V 2027-06-08 - 2 5 0 2
2027-05-09T17:00 L31 2 0 G 2027-06-13 - 0 4 0 0
2027-05-10T17:00 L11 2 90000 V 2027-06-09 D3 4 3 0 0
2027-05-10T17:00 L12 4 180000 V 2027-06-09 - 0 7 0 5
2027-05-10T17:00 L13 2 90000 V 2027-06-09 - 0 7 0 5
2027-05-11T17:00 L29 2 0 G 2027-06-10 - 3 6 0 0
2027-05-12T17:00 L18 2 0 V 2027-06-11 - 0 0 0 0
2027-05-13T17:00 L20 4 180000 V 2027-06-12 D2 0 6 1 6
2027-05-13T17:00 L21 2 12000 V 2027-06-12 D2 0 6 1 6
2027-05-13T17:00 L24 2 90000 V 2027-06-12 - 0 0 0 0
2027-05-14T17:00 L25 1 0 V 2027-06-13 - 0 0 0 0`
