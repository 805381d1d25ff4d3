import type { Rule, Source } from './house-tree.ts'

/** The beginning of a rule of a sheet: the first part of its selector, up to the first combinator. */
type Beginning = { selector: string; classes: string[] }

export const everyClassHasOneSheet: Rule = {
  sentence: 'a class begins the rules of one sheet alone',
  faults: ({ texts }) => {
    const owners = new Map<string, string>()
    return sheetsAmong(texts).flatMap((sheet) => {
      const led = new Set(beginningsOf(sheet.code).flatMap(({ selector, classes }) => ownedBy(selector, classes)))
      return [...led].flatMap((name) => {
        const owner = owners.get(name) ?? sheet.path
        owners.set(name, owner)
        return owner === sheet.path
          ? []
          : [`${sheet.path} begins a rule with .${name}, which ${owner} owns. Vary it there, or behind a class of this sheet.`]
      })
    })
  },
}

export const screenSheetsHaveOneRoot: Rule = {
  sentence: 'a sheet beside its screen says everything inside one class, which no other sheet names',
  faults: ({ texts }) => {
    const sheets = sheetsAmong(texts)
    const named = new Map(sheets.map((sheet) => [sheet, classesNamed(sheet.code)]))
    return sheets.filter(isBesideScreen).flatMap((sheet) => {
      const [first, ...rest] = beginningsOf(sheet.code)
      const root = first?.classes[0]
      if (!root) return [`${sheet.path} begins without a class. Begin it with the class of its screen's root element.`]
      return [
        ...rest
          .filter(({ classes }) => !classes.includes(root))
          .map(
            ({ selector }) => `${sheet.path} has ${selector} outside .${root}. Move it inside, or to the sheet of a shared part.`,
          ),
        ...sheets
          .filter((other) => other !== sheet && named.get(other)?.has(root))
          .map(({ path }) => `${path} names .${root}, the root of ${sheet.path}. Say it there.`),
      ]
    })
  },
}

const sheetsAmong = (texts: readonly Source[]) => texts.filter(({ path }) => /^app\/.*\.css$/.test(path))

const isBesideScreen = ({ path }: Source) => !path.startsWith('app/ui/')

/** The class that a selector begins with, and each of a list that it begins with. */
const ownedBy = (selector: string, classes: readonly string[]) =>
  /^:(is|where)\(/.test(selector) ? classes : classes.slice(0, 1)

/**
 * The selectors that the rules of a sheet begin with. A nested rule begins as its parent does, unless it names an ancestor before
 * the `&`; rules in an at-rule are read as if they were outside, except the steps of an animation.
 */
function beginningsOf(code: string): Beginning[] {
  const open: { isRule: boolean; isRead: boolean }[] = []
  return preludesOf(code).flatMap((prelude) => {
    if (prelude === undefined) {
      open.pop()
      return []
    }
    const isRule = !prelude.startsWith('@')
    const isNested = open.some((outer) => outer.isRule)
    const isRead = !/^@(keyframes|font-face|page)/.test(prelude) && open.every((outer) => outer.isRead)
    open.push({ isRule, isRead })
    if (!isRule || !isRead) return []
    return splitAt(prelude, /,/)
      .filter((selector) => !isNested || (selector.includes('&') && !selector.startsWith('&')))
      .map((selector) => ({ selector, classes: classesIn(splitAt(selector, /[\s>+~]/)[0] ?? '') }))
  })
}

/** The text before each opening brace, and undefined for each closing one. */
function preludesOf(code: string): (string | undefined)[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(["'])(?:\\.|(?!\1).)*\1/g, '""')
  return [...plain.matchAll(/([^{};]*)([{}])/g)].map(([, before = '', brace]) =>
    brace === '{' ? before.trim().replace(/\s+/g, ' ') : undefined,
  )
}

/** The pieces of a selector between its dividers, brackets whole. */
function splitAt(selector: string, divider: RegExp): string[] {
  const pieces = ['']
  let depth = 0
  for (const sign of selector) {
    if (/[([]/.test(sign)) depth++
    if (/[)\]]/.test(sign)) depth--
    if (depth === 0 && divider.test(sign)) pieces.push('')
    else pieces.push(`${pieces.pop()}${sign}`)
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

const classesIn = (part: string): string[] => [...part.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)

const classesNamed = (code: string): Set<string> =>
  new Set(preludesOf(code).flatMap((prelude) => (prelude === undefined || prelude.startsWith('@') ? [] : classesIn(prelude))))
