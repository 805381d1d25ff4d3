export const seatsCount = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)
