import { type Hour, hours } from '#artwork/hours.ts'
import { type SceneId, sceneIds } from '#artwork/scene-ids.ts'

type SceneAt = { id: SceneId; hour: Hour }

/** The scene and the hour that an address names, 'virunga-dawn'; undefined for an invalid name. */
export function readScene(name: string): SceneAt | undefined {
  const [, id, hour] = /^([a-z-]+)-([a-z]+)$/.exec(name) ?? []
  const known = sceneIds.find((one) => one === id)
  const at = hours.find((one) => one === hour)
  return known && at && { id: known, hour: at }
}

/**
 * The drawing that an address names, 'virunga-dawn-7'; undefined for an invalid name, including a seed written in another way:
 * one picture has one address.
 */
export function readDrawing(name: string): (SceneAt & { seed: number }) | undefined {
  const [, scene = '', digits] = /^(.+)-(\d{1,4})$/.exec(name) ?? []
  const seed = Number(digits)
  const found = readScene(scene)
  return found && String(seed) === digits ? { ...found, seed } : undefined
}
