import { createContext, useContext } from 'react'
import type { Day } from '#values/dates.ts'

/** What fields know of their editor: the day in Kigali, and the typed values of fields that are not part of the content. */
type EditorSurroundings = { today: Day; typed: Readonly<Record<string, string>> }

export const EditorContext = createContext<EditorSurroundings>({ today: '', typed: {} })

export const useEditor = () => useContext(EditorContext)
