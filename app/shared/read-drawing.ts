import { type Hour, hours } from '#artwork/hours.ts'
import { type SceneId, sceneIds } from '#artwork/scene.ts'

/**
 * The drawing that an address names, 'virunga-dawn-7'; undefined for nonsense. One picture has one address: a seed written
 * another way is not one.
 */
export function readDrawing(name: string): { id: SceneId; hour: Hour; seed: number } | undefined {
  const [, id, hour, digits] = /^([a-z]+)-([a-z]+)-(\d{1,4})$/.exec(name) ?? []
  const seed = Number(digits)
  const known = sceneIds.find((one) => one === id)
  const at = hours.find((one) => one === hour)
  return known && at && String(seed) === digits ? { id: known, hour: at, seed } : undefined
}
