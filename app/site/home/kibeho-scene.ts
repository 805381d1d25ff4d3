/** The drawing of the part about Kibeho. */
export const kibehoScene = { id: 'kibeho', hour: 'dusk', seed: 7 } as const
