import { memo } from 'react'
import { useWords } from '../../languages/use-words.ts'
import { FieldError, fieldId } from '../../ui/field.tsx'
import { rowsFieldWords } from '../../words/admin/content/editor-fields.ts'
import { Checkboxes, OneLine, SlugControl, TextControl } from './controls.tsx'
import { PeriodRows } from './periods/period-rows.tsx'
import { PickMany } from './pictures/pick-many.tsx'
import { Rows } from './rows/rows.tsx'
import { TextRows } from './rows/text-rows.tsx'
import type { Choices, Field } from './shape.ts'

type Tree = Record<string, unknown>

const nothing: Tree = {}

type FieldProps<Of extends Field = Field> = {
  field: Of
  /** The path of its fields in the form: 'days.2.title'. */
  path: string
  value: unknown
  /** The value of the sibling field that it follows. */
  beside: unknown
  /** The values around it, for fields that read all of them. */
  around: Tree
  /** The value as it is saved. */
  saved: unknown
  /** Changes the value at a path. Always the same function, so that a field is rendered again only when its value changes. */
  onChange: (path: string, value: unknown) => void
  problems: Readonly<Record<string, string>>
  choices: Choices
}

/** One field of a shape, by its kind. */
const ShapeField = memo(function ShapeField(props: FieldProps) {
  const words = useWords(rowsFieldWords)
  const { field, path, value, onChange, problems, choices } = props
  const problem = problems[path]
  const report = (next: unknown) => onChange(path, next)
  const frame = { name: path, label: field.label, hint: field.hint, error: problem, wide: field.wide ?? false }
  switch (field.as) {
    case 'text':
      return <TextControl {...props} field={field} />
    case 'unseen':
      return <input type="hidden" name={path} value={value === null || value === undefined ? '' : String(value)} />
    case 'slug':
      return <SlugControl {...props} field={field} />
    case 'number':
    case 'degree':
    case 'money':
    case 'day':
    case 'choice':
    case 'pick':
      return <OneLine {...props} field={field} />
    case 'yes':
      return (
        <div className={field.wide ? 'field span2' : 'field'}>
          <label className="check">
            <input
              type="checkbox"
              id={fieldId(path)}
              name={path}
              checked={value === true}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${fieldId(path)}-error` : undefined}
              onChange={({ currentTarget }) => report(currentTarget.checked)}
            />
            <span>{field.label}</span>
          </label>
          <FieldError name={path} error={problem} />
          {field.hint && <span className="hint">{field.hint}</span>}
        </div>
      )
    case 'choices':
      return <Checkboxes {...props} field={field} />
    case 'texts':
      return (
        <div className="span2">
          <TextRows
            {...widgetProps(props)}
            value={listOf(value)}
            {...(field.most && { most: field.most })}
            {...(field.paragraphs && { paragraphs: true, longest: 1_200 })}
          />
        </div>
      )
    case 'picks':
      return (
        <div className={frame.wide ? 'span2' : undefined}>
          <PickMany {...widgetProps(props)} value={listOf(value)} choices={choices[field.from] ?? []} />
        </div>
      )
    case 'group':
      return (
        <fieldset
          className="span2 form two"
          id={fieldId(path)}
          tabIndex={-1}
          aria-describedby={field.hint ? `${fieldId(path)}-hint` : undefined}
        >
          <legend className="legend">{field.label}</legend>
          {field.hint && (
            <p className="small muted span2" id={`${fieldId(path)}-hint`}>
              {field.hint}
            </p>
          )}
          <ShapeFields {...props} fields={field.fields} path={path} value={treeOf(value)} saved={treeOf(props.saved)} />
        </fieldset>
      )
    case 'rows':
      if (field.periods)
        return (
          <div className="span2">
            <PeriodRows
              {...widgetProps(props)}
              rules={field.periods}
              content={props.around}
              report={onChange}
              problems={problems}
            >
              {({ row, path: rowPath, at }) => (
                <div className="form two">
                  <ShapeFields
                    {...props}
                    fields={field.fields}
                    path={rowPath}
                    value={row}
                    outer={props.around}
                    saved={treeOf(rowsOf(props.saved)[at])}
                  />
                </div>
              )}
            </PeriodRows>
          </div>
        )
      return (
        <div className="span2">
          <Rows
            {...widgetProps(props)}
            value={rowsOf(value)}
            rowName={(number) => words.row({ one: field.one, number })}
            add={words.add({ one: field.one.toLowerCase() })}
            fresh={() => structuredClone(field.empty)}
            copies
          >
            {({ row, path: rowPath, at }) => (
              <div className="form two">
                <ShapeFields
                  {...props}
                  fields={field.fields}
                  path={rowPath}
                  value={row}
                  saved={treeOf(rowsOf(props.saved)[at])}
                />
              </div>
            )}
          </Rows>
        </div>
      )
    case 'widget':
      return (
        <div className="span2">
          <field.widget.Component
            {...widgetProps(props)}
            value={value}
            choices={choices}
            saved={props.saved}
            seen={props.beside}
            problems={problems}
          />
        </div>
      )
  }
})

type FieldsProps = Omit<FieldProps, 'field' | 'value' | 'beside' | 'around' | 'saved'> & {
  fields: readonly Field[]
  value: Tree
  /** The values around the tree, where its fields read them. */
  outer?: Tree
  saved: Tree
}

/** Some fields of a tree, each below the path of the tree. */
export function ShapeFields({ fields, path, value, outer = nothing, saved, ...rest }: FieldsProps) {
  return fields.map((field) => (
    <ShapeField
      key={field.key}
      {...rest}
      field={field}
      path={path ? `${path}.${field.key}` : field.key}
      value={value[field.key]}
      saved={saved[field.key]}
      beside={besideOf(field, value, outer)}
      around={field.as === 'rows' && field.periods ? value : nothing}
    />
  ))
}

/** The value of the field that a field follows: its sibling, or a field around the rows that it is in. */
function besideOf(field: Field, value: Tree, outer: Tree): unknown {
  const key = followedBy(field) ?? ''
  return value[key] ?? outer[key]
}

/** The key of the sibling that a field follows. */
function followedBy(field: Field): string | undefined {
  if (field.as === 'slug') return field.from
  return field.as === 'widget' ? field.widget.sees : undefined
}

const widgetProps = ({ field, path, onChange, problems }: FieldProps) => ({
  name: path,
  label: field.label,
  hint: field.hint,
  problem: problems[path],
  onChange: (value: unknown) => onChange(path, value),
})

const listOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : [])
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Tree[]) : [])
const treeOf = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Tree) : nothing)
