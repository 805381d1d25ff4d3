import type { Hour } from './hours.ts'
import { defaultHour, type SceneId } from './scene.ts'

/** Scenes of one kind of land: one may show where another of its list is on the page already. What names a single place is in no list. */
const lands: readonly (readonly SceneId[])[] = [
  ['hills', 'tea', 'village', 'pasture', 'coffee', 'hairpins', 'fig-tree', 'pilgrim-road'],
  ['kibeho', 'pilgrim-road', 'fig-tree', 'hills', 'coffee'],
  ['kigali', 'rooftops', 'coffee', 'fig-tree', 'hairpins', 'village'],
  ['virunga', 'bamboo', 'forest-villas', 'twin-lakes', 'highland-forest'],
  ['nyungwe', 'bwindi', 'grove', 'highland-forest', 'tea', 'bamboo', 'pasture'],
  ['kivu', 'trail', 'veranda', 'terraced-lake', 'twin-lakes', 'steamer'],
  ['akagera', 'serengeti', 'airstrip', 'camp', 'balloon', 'meander', 'marsh', 'papyrus', 'baobabs', 'channel'],
  ['kilimanjaro', 'groundsel', 'mount-kenya', 'airstrip', 'camp'],
  ['zanzibar', 'stone-town', 'steamer', 'veranda'],
  ['delta', 'kivu', 'steamer', 'veranda', 'drums'],
  ['lava', 'virunga', 'highland-forest', 'fishers'],
]

type Drawn = { id: SceneId; hour: Hour; seed: number }

/**
 * The drawing as it is, or, where its scene is among those already taken, another scene of its kind of land. What it answers is taken
 * then. With nothing left the scene shows twice.
 */
export function unlike<Drawing extends Drawn>(drawing: Drawing, taken: Set<SceneId>): Drawing {
  const own = lands.filter(([first]) => first === drawing.id)
  const kin = [...own, ...lands.filter((land) => land.includes(drawing.id)), ...lands].flat()
  const id = taken.has(drawing.id) ? (kin.find((one) => !taken.has(one)) ?? drawing.id) : drawing.id
  taken.add(id)
  return id === drawing.id ? drawing : { ...drawing, id, hour: defaultHour[id] }
}
