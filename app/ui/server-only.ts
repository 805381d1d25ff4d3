/**
 * Data of a static part. The server has them in every render; the browser has them only on a visit from another page. Where the
 * page came rendered they are undefined, so that they are not sent beside their markup.
 */
export type Once<Value> = Value | undefined

/** The router serialises plain data and turns a function into undefined: what a function holds stays on the server. */
export const onlyDrawn = <Value>(value: Value): Once<Value> => (() => value) as unknown as undefined

/** The data of a part, on the server and in the browser. */
export const drawnFrom = <Value>(of: Once<Value>): Value | undefined => (typeof of === 'function' ? of() : of)
