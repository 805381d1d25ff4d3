import { hoursCss } from '#artwork/hours.ts'
import { imigongoCss } from '#artwork/imigongo.ts'
import desk from './desk.css?inline'
import site from './site.css?inline'

const drawn = `${imigongoCss()}${hoursCss()}`

export const sheets = { site: drawn + site, desk: drawn + desk }
