/** The fields of the office's hours, known to the form's screen and to its schema. The week begins on Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
/** An office closes at most once in the middle of a day. */
export const spans = ['a', 'b'] as const
export const hourField = (edge: 'from' | 'to', day: number, span: (typeof spans)[number]) => `${edge}${day}${span}`
