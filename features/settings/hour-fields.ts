/** The fields of opening hours, for the form and its schema. The week begins on Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const
/** The two time spans of a day: an office closes at most once during it. */
export const spans = ['a', 'b'] as const
export const hourField = (edge: 'from' | 'to', day: number, span: (typeof spans)[number]) => `${edge}${day}${span}`
