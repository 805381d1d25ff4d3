import type { Hour } from '#artwork/hours.ts'
import type { SceneId } from '#artwork/scene.ts'
import type { Day } from '#values/dates.ts'

/**
 * The format of written texts: staff write it, search reads it, pages and feeds show it. A text inside a block may
 * hold `**strong words**` and `[a link](/packages)`; a link leads within the site or to an https address. Nothing else is
 * markup, and no text is ever HTML.
 */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'notice'; text: string; grave?: boolean }
  | { kind: 'picture'; scene: Scene; caption: string }
  /** A picture that staff sent, by its id; the caption may be empty. */
  | { kind: 'photo'; picture: string; caption: string }

/** A drawing by its three figures, and the place it shows, as its caption has it: 'Kinigi, below the Virunga'. */
export type Scene = { id: SceneId; hour: Hour; seed: number; place: string }

/** A part of a page that can be linked to, with the day it was last looked over. */
export type Section = { id: string; title: string; updatedOn: Day; blocks: readonly Block[] }

/** A page that staff write. `sentence` is for search engines and lists, at most 160 characters; `lede` opens the page. */
export type PageContent = {
  slug: string
  title: string
  sentence: string
  lede: string
  scene: Scene
  sections: readonly Section[]
}
