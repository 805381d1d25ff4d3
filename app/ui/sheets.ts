import { hoursCss } from '#artwork/hours.ts'
import { imigongoCss } from '#artwork/imigongo.ts'
import desk from './desk.css?inline'
import type { Sheet } from './sheet.ts'
import site from './site.css?inline'

const drawn = `${imigongoCss()}${hoursCss()}`

export const sheets: Record<Sheet, string> = { site: drawn + site, desk: drawn + desk }
