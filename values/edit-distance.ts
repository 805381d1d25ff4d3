/** How many letters have to be added, left out, changed or swapped with their neighbour to make one word of another. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  a.forEach((letter, row) => {
    const current = [row + 1]
    b.forEach((other, column) => {
      const changed = (last[column] ?? 0) + (letter === other ? 0 : 1)
      const added = Math.min((last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1)
      const swapped =
        row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other
          ? (beforeLast[column - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      current.push(Math.min(changed, added, swapped))
    })
    beforeLast = last
    last = current
  })
  return last[b.length] ?? 0
}
