import { Visitor } from 'vite'
import type { HouseFile, Rule } from './house-tree.ts'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const namesExplainThemselves: Rule = {
  sentence: 'names explain themselves, in kebab-case',
  faults: ({ files, texts }, { vagueWords, tradeWords }) =>
    [...files, ...texts].flatMap(({ path }) => {
      const names = path.split('/').map((name) => name.replace(/\..*$/, ''))
      const isOfTrade = (whole: string, word: string) => tradeWords[word]?.some((subject) => whole.includes(subject))
      const vague = names.flatMap((name) =>
        name === 'index' ? [name] : name.split('-').filter((word) => vagueWords.includes(word) && !isOfTrade(path, word)),
      )
      return [
        ...names.filter((name) => !kebab.test(name)).map((name) => `${path}: ${name} is not in kebab-case. Rename it.`),
        ...vague.map((word) => `${path}: ${word} says nothing about what is inside. Name it by the noun or the verb it holds.`),
      ]
    }),
}

export const filesStaySmall: Rule = {
  sentence: 'files stay small: a long one hides a rule',
  faults: ({ files, texts }, { mostLines, mayBeLong }) =>
    [...files, ...texts]
      .filter(({ path }) => !mayBeLong.some((start) => path.startsWith(start)))
      .map(({ path, code }) => ({ path, lines: code.replace(/\n$/, '').split('\n').length }))
      .filter(({ lines }) => lines > mostLines)
      .map(
        ({ path, lines }) =>
          `${path} has ${lines} lines, more than ${mostLines}. Find the rule that is hiding in it and give it a file.`,
      ),
}

export const noBarrels: Rule = {
  sentence: 'no file only passes on what others export',
  faults: ({ files }) =>
    files
      .filter(
        ({ program }) =>
          program.body.length > 0 &&
          program.body.every(passesOn) &&
          program.body.some(({ type }) => type !== 'ImportDeclaration'),
      )
      .map(({ path }) => `${path} only passes on what other files export. Delete it and import from them.`),
}

function passesOn(statement: HouseFile['program']['body'][number]): boolean {
  if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return true
  return (
    statement.type === 'ExportNamedDeclaration' &&
    !statement.declaration &&
    (statement.source !== null || statement.specifiers.length > 0)
  )
}

export const typesAreChecked: Rule = {
  sentence: 'nothing escapes the type checker or the linter without a reason',
  faults: ({ files }) =>
    files.flatMap((file) => {
      const anys: number[] = []
      new Visitor({ TSAnyKeyword: ({ start }) => void anys.push(start) }).visit(file.program)
      const at = (start: number) => `${file.path}:${file.code.slice(0, start).split('\n').length}`
      return [
        ...anys.map((start) => `${at(start)} says any. Say what it is, or unknown and look.`),
        ...file.comments
          .filter(({ value }) => /^\W*@ts-(ignore|nocheck|expect-error)/.test(value))
          .map(({ start }) => `${at(start)} turns the type checker off. Give it the type it asks for.`),
        ...file.comments
          .filter(
            ({ value }) =>
              /^\W*biome-ignore/.test(value) &&
              !/biome-ignore(-all|-start)? [^:]+:\s*(?!<explanation>)\S/.test(value) &&
              !/biome-ignore-end/.test(value),
          )
          .map(({ start }) => `${at(start)} silences the linter without saying why. Write the reason after the colon.`),
      ]
    }),
}
