import type { SceneId } from '#artwork/scene.ts'
import type { PackageContent } from '#features/packages/package.ts'

/** The drawing of a place, by how the place's id begins; the hills where no drawing fits. */
const scenes = [
  ['kigali', 'kigali'],
  ['kibeho', 'kibeho'],
  ['kinigi', 'virunga'],
  ['musanze', 'virunga'],
  ['burera', 'twin-lakes'],
  ['akagera', 'akagera'],
  ['gisakura', 'nyungwe'],
  ['rubavu', 'kivu'],
  ['karongi', 'kivu'],
  ['kinunu', 'kivu'],
  ['rusizi', 'kivu'],
  ['rushaga', 'bwindi'],
  ['buhoma', 'bwindi'],
  ['mara', 'balloon'],
  ['seronera', 'serengeti'],
  ['kogatende', 'serengeti'],
  ['mweya', 'channel'],
  ['kibale', 'grove'],
  ['lake-bunyonyi', 'terraced-lake'],
  ['uwinka', 'nyungwe'],
  ['nkombo', 'kivu'],
  ['nairobi', 'city-plain'],
  ['karatu', 'crater'],
  ['bujumbura', 'delta'],
  ['gitega', 'drums'],
  ['gishora', 'drums'],
  ['moshi', 'kilimanjaro'],
  ['machame', 'groundsel'],
  ['mweka', 'groundsel'],
  ['stone-town', 'stone-town'],
  ['nungwi', 'zanzibar'],
] as const satisfies readonly (readonly [string, SceneId])[]

/** The picture of a hotel: its place, by day. */
export function sceneOfPlace({ placeId, placeName }: { placeId: string; placeName: string }): PackageContent['scene'] {
  const id = scenes.find(([start]) => placeId.startsWith(start))?.[1] ?? 'hills'
  return { id, hour: 'day', seed: 7, place: placeName }
}
