/**
 * Data that a still part of a page is drawn from. The server has them in every render; the browser has them on a visit from
 * another page, and not where the page came drawn: there they are undefined, so that they do not travel beside their markup.
 */
export type Once<Value> = Value | undefined

/** The router sends plain data to the browser and turns a function into undefined: what stands in one stays on the server. */
export const onlyDrawn = <Value>(value: Value): Once<Value> => (() => value) as unknown as undefined

/** What a part is drawn from, on either side. */
export const drawnFrom = <Value>(of: Once<Value>): Value | undefined => (typeof of === 'function' ? of() : of)
