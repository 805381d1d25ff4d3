import type { ComponentType } from 'react'
import type { PickablePicture } from './picked.ts'
import type { Posted } from './posted.ts'
import type { SceneChoices } from './scene-choices.ts'
import type { Widget } from './widget-frame.tsx'

/** Something in the catalogue that can be picked: by its id, with the words for it and the group it stands in. */
export type Choice = { id: string; name: string; group?: string }

/** The lists that pickers choose from, by name; a loader brings those that a shape asks for. */
type ChoiceName = 'countries' | 'hotels' | 'packages' | 'parks' | 'places'
export type Choices = Partial<Record<ChoiceName, readonly Choice[]>> & {
  drawings: SceneChoices
  /** The newest pictures of the library, where a widget shows photographs. */
  pictures?: readonly PickablePicture[]
}
/** What a widget can ask for. */
export type Asked = ChoiceName | 'pictures'

type Frame = { key: string; label: string; hint?: string; wide?: boolean }

/** How one value of a content is edited, read from a form, and told in a difference. */
export type Field =
  /** A text; with `lines` one of several lines, with `most` one whose characters are counted. */
  | (Frame & { as: 'text'; lines?: number; most?: number })
  /** The address: made from another field until somebody writes it. */
  | (Frame & { as: 'slug'; from: string; folder: string })
  /** A whole or broken number; empty is null. What is no number stays as it was typed, and the checks say so. */
  | (Frame & { as: 'number'; unit?: string; least?: number; most?: number; step?: number })
  /** An amount in USD cents, typed in dollars. */
  | (Frame & { as: 'money' })
  | (Frame & { as: 'day' })
  | (Frame & { as: 'yes' })
  | (Frame & { as: 'choice'; options: readonly { value: string; words: string }[] })
  /** A choice whose value is a number, such as a degree. */
  | (Frame & { as: 'degree'; options: readonly { value: number; words: string }[] })
  | (Frame & { as: 'choices'; options: readonly { value: string; words: string }[] })
  /** Short texts, one a line. */
  | (Frame & { as: 'texts'; most?: number })
  | (Frame & { as: 'pick'; from: ChoiceName })
  | (Frame & { as: 'picks'; from: ChoiceName })
  | (Frame & { as: 'group'; fields: readonly Field[] })
  /** Rows that are added, moved and removed; `one` is what a single one is called. */
  | (Frame & { as: 'rows'; one: string; fields: readonly Field[]; empty: Record<string, unknown> })
  | (Frame & { as: 'widget'; widget: FieldWidget })

/** A field with a hand of its own: its component, how its part of a form is read, and how its value is told in words. */
export type FieldWidget<Value = unknown> = {
  Component: ComponentType<FieldWidgetProps<Value>>
  /** The value that the fields below `path` say. */
  read(posted: Posted, path: string): Value
  /** The value as lines of text, for a difference. */
  tell(value: Value): string
  /** What a new row of it begins as, where it is a list of rows: for who adds one without JavaScript. */
  fresh?: () => unknown
  /** The lists that it picks from. */
  asks?: readonly Asked[]
}

export type FieldWidgetProps<Value> = Widget<Value> & { choices: Choices }

/** A widget as a shape holds it. Its value comes from its own `read`, or from what a release wrote: it is never another's. */
export const widgetField = <Value>(widget: FieldWidget<Value>) => widget as unknown as FieldWidget

/** A part of an editor, which its own tab leads to. */
export type Part = { id: string; title: string; lede?: string; fields: readonly Field[] }

/** The whole of an editor: its parts in the order in which they are written. */
export type Shape = readonly Part[]

/** The lists that a shape picks from, each once. */
export function choicesOf(shape: Shape): Asked[] {
  const asked = (field: Field): readonly Asked[] => {
    if (field.as === 'pick' || field.as === 'picks') return [field.from]
    if (field.as === 'rows' || field.as === 'group') return field.fields.flatMap(asked)
    return field.as === 'widget' ? (field.widget.asks ?? []) : []
  }
  return [...new Set(shape.flatMap(({ fields }) => fields.flatMap(asked)))]
}
