/** The drawing above the list of hotels. */
export const hotelsScene = { id: 'veranda', hour: 'dusk', seed: 7 } as const
