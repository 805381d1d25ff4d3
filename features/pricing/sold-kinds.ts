/** The kinds of order that an extra or a code can be for. */
export const soldKinds = ['departure', 'journey', 'pilgrims', 'stay', 'hire'] as const
