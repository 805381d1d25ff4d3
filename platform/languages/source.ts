import type { ReactNode } from 'react'

/** The English messages of one part, in ICU MessageFormat, nested as it suits the screen. */
export type Messages = { readonly [key: string]: string | Messages }

/** One part's English: what the compiler checks every use against. In the browser only the name is left of it (vite.config.ts). */
export type Source<Tree extends Messages = Messages> = { readonly name: string; readonly tree: Tree }

/** Declares the English of one part, the only place where it is written. The name is its file's, and unique. */
export const source = <const Tree extends Messages>(name: string, tree: Tree): Source<Tree> => ({ name, tree })

/**
 * A part's words in one language: a message without arguments is a string, any other a function of the values that its text names.
 * A plural takes a number, a select one of its cases, `<tag>` a function that draws what is inside, everything else a text or a number.
 */
export type Words<Tree> = { readonly [Key in keyof Tree]: Tree[Key] extends string ? Word<Tree[Key]> : Words<Tree[Key]> }

type Kind = 'text' | 'number' | 'choice' | 'tag'
type Word<Message extends string> = [Named<Message>] extends [never]
  ? string
  : (
      values: {
        [Name in Named<Message>[0]]: Value<Extract<Named<Message>, [Name, Kind]>[1]>
      },
    ) => 'tag' extends Named<Message>[1] ? ReactNode : string
type Value<As extends Kind> = 'number' extends As
  ? number
  : 'tag' extends As
    ? (words: ReactNode) => ReactNode
    : 'choice' extends As
      ? string
      : string | number

/** What a message names, each with its kind: `['count', 'number'] | ['link', 'tag']`. */
type Named<Message extends string> = Text<Message, never> extends [infer Found extends [string, Kind], string] ? Found : never
type Trim<Text extends string> = Text extends ` ${infer Rest}` ? Trim<Rest> : Text extends `${infer Rest} ` ? Trim<Rest> : Text
type Tags<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : [Tag, 'tag']) | Tags<Rest>
  : never

/** Reads up to the brace that closes a text: what it names, and the rest behind that brace. */
type Text<Left extends string, Found> = Left extends `${infer Before}{${infer After}`
  ? Before extends `${infer Last}}${string}`
    ? Left extends `${string}}${infer Rest}`
      ? [Found | Tags<Last>, Rest]
      : never
    : Argument<After, Found | Tags<Before>>
  : Left extends `${infer Last}}${infer Rest}`
    ? [Found | Tags<Last>, Rest]
    : [Found | Tags<Left>, '']
type Argument<Left extends string, Found> = Left extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer More}`
    ? More extends `${infer Type},${string}`
      ? Left extends `${string},${string},${infer Options}`
        ? Choices<Options, Found | [Trim<Name>, Trim<Type> extends 'select' ? 'choice' : 'number']>
        : never
      : Text<Rest, Found | [Trim<Name>, 'number']>
    : Text<Rest, Found | [Trim<Head>, 'text']>
  : never
type Choices<Left extends string, Found> = Left extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${string}`
    ? Left extends `${string}}${infer Rest}`
      ? Text<Rest, Found>
      : never
    : Text<After, Found> extends [infer Inner, infer Rest extends string]
      ? Choices<Rest, Inner>
      : never
  : Left extends `${string}}${infer Rest}`
    ? Text<Rest, Found>
    : never
