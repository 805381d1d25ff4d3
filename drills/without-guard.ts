import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** One piece of the built server's text and its replacement. */
export type Replacement = { text: string; by: string }

const built = 'build/server'
export const builtServer = `${built}/server.js`

/** The files of the built server that contain a text, each as often as it does. */
export function placesOf(text: string): string[] {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  return files.flatMap((name) =>
    readFileSync(path.join(built, name), 'utf8')
      .split(text)
      .slice(1)
      .map(() => name),
  )
}

/**
 * Makes a copy of the built server in which one piece of text is replaced, in a folder beside the real one, because its parts
 * import each other by relative paths. Throws where the text is not there exactly once: a control without its change proves
 * nothing.
 */
export function copyWithoutGuard({ text, by }: Replacement): { entry: string; remove(): void } {
  const places = placesOf(text)
  const [place] = places
  if (place === undefined || places.length !== 1)
    throw new Error(`The guard's text stands ${places.length} times in ${built} instead of once: ${text}`)
  const folder = `build/without-guard-${process.pid}`
  cpSync(built, folder, { recursive: true })
  const whole = readFileSync(path.join(built, place), 'utf8')
  writeFileSync(
    path.join(folder, place),
    whole.replace(text, () => by),
  )
  return { entry: path.join(folder, 'server.js'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
