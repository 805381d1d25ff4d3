/** A number with its noun: '1 day', '7 days'. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
