/** What a first step has folded once it is priced: said by the server alone. */
export const chosenWords = {
  change: (chosen: string) => `${chosen}. Change it`,
  hire: (from: string, to: string, cars: number, passengers: number, withDriver: boolean) =>
    `${from} to ${to}, ${cars === 1 ? '1 car' : `${cars} cars`} for ${passengers}, ${withDriver ? 'with our driver' : 'self-drive'}`,
} as const
