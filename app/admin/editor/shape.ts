import type { ComponentType } from 'react'
import type { VisitorFee } from '#features/places/visitor-fee.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { PeriodRules } from './periods/period-rules.ts'
import type { PickablePicture } from './pictures/picked.ts'
import type { SceneChoices } from './pictures/scene-choices.ts'
import type { Posted } from './posted.ts'
import type { Widget } from './widget-frame.tsx'

/** An entry that can be picked: its id, its label and its group. */
export type Choice = { id: string; name: string; group?: string }

/** The leg between two places, in both directions: minutes and kilometres. */
type RouteChoice = { fromId: string; toId: string; minutes: number; km: number }

/** The lists that editors pick from. */
type Lists = {
  countries: Choice
  /** A permit or park fee, with everything that decides its price. */
  fees: Choice & { fee: VisitorFee }
  hotels: Choice & { placeId: string }
  packages: Choice
  parks: Choice
  /** The pictures that a page may show, newest first. */
  pictures: PickablePicture
  places: Choice
  /** The pages of the site that links may lead to, by their address. */
  sitePages: Choice
  connections: RouteChoice
}
/** Their names; a loader reads those that a shape names. */
export type ChoiceName = keyof Lists
/** Those of them that a picker chooses from. */
type PickName = Exclude<ChoiceName, 'pictures' | 'connections'>
export type Choices = { [Name in ChoiceName]?: readonly Lists[Name][] } & { drawings: SceneChoices }

type FieldBase = { key: string; label: string; hint?: string; wide?: boolean }

/** How one value of a content is edited, read from a form, and described in a difference. */
export type Field =
  /** A text; with `lines` one of several lines, with `most` one whose characters are counted. */
  | (FieldBase & { as: 'text'; lines?: number; most?: number })
  /** The address: made from another field until somebody writes it. */
  | (FieldBase & { as: 'slug'; from: string; folder: string })
  /** A whole number or a decimal; empty is null. A text that is not a number stays as it was typed, and the checks report it. */
  | (FieldBase & { as: 'number'; unit?: string; least?: number; most?: number; step?: number })
  /** An amount in USD cents, typed in dollars. */
  | (FieldBase & { as: 'money' })
  | (FieldBase & { as: 'day' })
  | (FieldBase & { as: 'yes' })
  | (FieldBase & { as: 'choice'; options: readonly { value: string; words: string }[] })
  /** A choice whose value is a number, such as a degree. */
  | (FieldBase & { as: 'degree'; options: readonly { value: number; words: string }[] })
  | (FieldBase & { as: 'choices'; options: readonly { value: string; words: string }[] })
  /** Short texts, one a line; `paragraphs` of some sentences each. */
  | (FieldBase & { as: 'texts'; most?: number; paragraphs?: true })
  /** A value without a field: the id of a row. A new row has none. */
  | (FieldBase & { as: 'unseen' })
  | (FieldBase & { as: 'pick'; from: PickName })
  | (FieldBase & { as: 'picks'; from: PickName })
  | (FieldBase & { as: 'group'; fields: readonly Field[] })
  /** Rows that are added, moved and removed; `one` is the word for a single row. */
  | (FieldBase & {
      as: 'rows'
      one: string
      fields: readonly Field[]
      empty: Record<string, unknown>
      /** The rows are rate periods: ordered by their days, and each new one is a copy of the last. */
      periods?: PeriodRules
    })
  | (FieldBase & { as: 'widget'; widget: FieldWidget })

/** A field of its own kind: its component, the reader of its part of a form, and its value in words. */
export type FieldWidget<Value = unknown> = {
  Component: ComponentType<FieldWidgetProps<Value>>
  /** Reads the value from the fields below `path`. */
  read(posted: Posted, path: string): Value
  /** The value as lines of text, for a difference. */
  describe(value: Value, read: ReadWords): string
  /** The initial value of a new row, where it is a list of rows, for adding one without JavaScript. */
  fresh?: () => unknown
  /**
   * Where two values differ, place by place, for values too large to be shown whole: a label below the field's own, and both
   * values.
   */
  differ?: (before: Value, after: Value, choices: Choices, read: ReadWords) => { at: string; before: string; after: string }[]
  /** The lists that it picks from. */
  asks?: readonly ChoiceName[]
  /** The key of a sibling field that it reads. */
  sees?: string
  /** The path below it whose element a problem there links to. Without it all problems link to the whole field. */
  place?: (below: string) => string
  /** What a place below it is called, after the field's own label. Without it the number of its row. */
  labelOf?: (read: ReadWords, below: string) => string
}

export type FieldWidgetProps<Value> = Widget<Value> & {
  choices: Choices
  /** The value as it is saved. */
  saved: Value | undefined
  /** The value of the field that it reads. */
  seen: unknown
  /** The problems, by the whole path of each field. */
  problems: Readonly<Record<string, string>>
}

/** A widget in a shape. Its value comes from its own `read`, or from what a release wrote, never from another widget. */
export const widgetField = <Value>(widget: FieldWidget<Value>) => widget as unknown as FieldWidget

/** A part of an editor, with a tab of its own. */
type Part = { id: string; title: string; lede?: string; fields: readonly Field[] }

/** A whole editor: its parts in their order. */
export type Shape = readonly Part[]

/** The lists that a shape picks from, each once. */
export function choicesOf(shape: Shape): ChoiceName[] {
  const neededBy = (field: Field): readonly ChoiceName[] => {
    if (field.as === 'pick' || field.as === 'picks') return [field.from]
    if (field.as === 'rows' || field.as === 'group') return field.fields.flatMap(neededBy)
    return field.as === 'widget' ? (field.widget.asks ?? []) : []
  }
  return [...new Set(shape.flatMap(({ fields }) => fields.flatMap(neededBy)))]
}
