import { type KyselyPlugin, type QueryResult, RawNode, type RootOperationNode, SelectModifierNode, type UnknownRow } from 'kysely'

/** Ends every statement with a mark, a comment of SQL, by which whoever sends it knows how it is to be sent. */
export const markWith = (mark: string): KyselyPlugin => ({
  transformQuery: ({ node }) => marked(node, mark),
  transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => result,
})

function marked(node: RootOperationNode, mark: string): RootOperationNode {
  const end = RawNode.createWithSql(mark)
  switch (node.kind) {
    case 'RawNode':
      return { ...node, sqlFragments: node.sqlFragments.with(-1, `${node.sqlFragments.at(-1)} ${mark}`) }
    case 'SelectQueryNode':
      return { ...node, endModifiers: [...(node.endModifiers ?? []), SelectModifierNode.createWithExpression(end)] }
    case 'InsertQueryNode':
    case 'UpdateQueryNode':
    case 'DeleteQueryNode':
      return { ...node, endModifiers: [...(node.endModifiers ?? []), end] }
    default:
      return node
  }
}
