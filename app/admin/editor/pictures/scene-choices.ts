import { type Hour, hours } from '#artwork/hours.ts'
import { sceneTitle } from '#artwork/scene.ts'
import { type SceneId, sceneIds } from '#artwork/scene-ids.ts'

/** What a picture can be chosen from, as it goes to the browser: the drawings themselves stay on the server. */
export type SceneChoices = { scenes: { id: SceneId; title: string }[]; hours: readonly Hour[] }

/** For loaders alone: this file knows every drawing. */
export const sceneChoices = (): SceneChoices => ({ scenes: sceneIds.map((id) => ({ id, title: sceneTitle[id].title })), hours })
