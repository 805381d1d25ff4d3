/** A container as goods fit into it: inside in metres, and the kilograms that the roads of the region let it carry. */
export type Container = {
  id: string
  name: string
  size: '20ft' | '40ft'
  insideM: readonly [length: number, width: number, height: number]
  cbm: number
  /** The volume that boxes really fill. */
  usableCbm: number
  tareKg: number
  mostCargoKg: number
  roadLimitKg: number
}

export const containers: readonly Container[] = [
  {
    id: '20gp',
    name: '20 ft',
    size: '20ft',
    insideM: [5.9, 2.35, 2.39],
    cbm: 33,
    usableCbm: 28,
    tareKg: 2250,
    mostCargoKg: 28_000,
    roadLimitKg: 25_000,
  },
  {
    id: '40gp',
    name: '40 ft',
    size: '40ft',
    insideM: [12.03, 2.35, 2.39],
    cbm: 67,
    usableCbm: 57,
    tareKg: 3750,
    mostCargoKg: 26_700,
    roadLimitKg: 27_000,
  },
  {
    id: '40hc',
    name: '40 ft, high',
    size: '40ft',
    insideM: [12.03, 2.35, 2.69],
    cbm: 76,
    usableCbm: 65,
    tareKg: 3900,
    mostCargoKg: 26_500,
    roadLimitKg: 27_000,
  },
  {
    id: '20rf',
    name: '20 ft, cooled',
    size: '20ft',
    insideM: [5.45, 2.29, 2.26],
    cbm: 28,
    usableCbm: 24,
    tareKg: 3000,
    mostCargoKg: 27_400,
    roadLimitKg: 24_000,
  },
]

/** The cubic metres that a plain container of a size takes, boxes and gaps. */
export const usableCbmOf = (size: Container['size']): number => containers.find((of) => of.size === size)?.usableCbm ?? 0

/** What a plain container of a size may carry on the road here: the less of what it is built for and what the roads allow. */
export function mostKgOf(size: Container['size']): number {
  const plain = containers.find((of) => of.size === size)
  return plain ? Math.min(plain.mostCargoKg, plain.roadLimitKg) : 0
}
