/** What a column can be brought into: the fields of an item, and what is read into several of them. */

export type Kind =
  | 'line'
  | 'prose'
  | 'code'
  | 'soft'
  | 'codes'
  | 'tags'
  | 'topics'
  | 'year'
  | 'whole'
  | 'decimal'
  | 'gauge'
  | 'money'
  | 'currency'
  | 'day'
  | 'flag'
  | 'pieces'
  | 'number'
  | 'numbers'
  | 'entry'
  | 'special'

export interface Target {
  readonly kind: Kind
  readonly list?: string
  readonly most?: number
  /** Names of columns, in plain words: as people and programs call them. */
  readonly called?: readonly string[]
}

/** `soft`: what no vocabulary knows is kept as words in the description. `code`: it is an error. */
export const targets = {
  name: { kind: 'line', most: 140, called: ['title', 'nombre', 'titulo', 'nom', 'titre', '名称', 'название', 'bezeichnung', 'shortdesc', 'subject'] },
  item_kind: { kind: 'code', list: 'item_kinds', called: ['kind', 'category kind'] },
  status: { kind: 'code', list: 'item_statuses', called: ['estado', 'statut', 'статус', '状态'] },
  country: {
    kind: 'code',
    list: 'countries',
    called: ['pais', 'pays', 'land', 'страна', '国家', '国家地区', 'possible country', 'country possible country'],
  },
  year_issued: {
    kind: 'year',
    called: ['year', 'issued on', 'issued', 'date of issue', 'issue date', 'ano', 'annee', 'jahr', 'год', '年份', 'ausgabe', 'approximate period'],
  },
  denomination: {
    kind: 'prose',
    most: 60,
    called: ['face value', 'value face', 'valor facial', 'valeur faciale', 'nominal', 'номинал', '面值', 'denominacion'],
  },
  face_value: { kind: 'special', called: ['facevalue'] },
  face_currency: { kind: 'special' },
  catalogue_number: {
    kind: 'numbers',
    called: [
      'catalog codes',
      'catalogue numbers',
      'catalogue number',
      'catalog number',
      'catalog no',
      'numero de catalogo',
      'numero de catalogue',
      '目录编号',
      'номер по каталогу',
    ],
  },
  condition: { kind: 'code', list: 'conditions', called: ['condicion', 'conservacion', 'etat', 'erhaltung', 'состояние', '品相', 'used unused'] },
  grade: { kind: 'soft', list: 'grades', called: ['grado', 'centering', 'centring', 'оценка', '品级'] },
  color: { kind: 'soft', list: 'colours', called: ['colors', 'colour', 'colours', 'couleur', 'farbe', 'цвет', '颜色', 'main colour'] },
  quality: { kind: 'soft', list: 'qualities', called: ['calidad', 'qualite', 'качество', '质量'] },
  gum: { kind: 'soft', list: 'gum', called: ['goma', 'gomme', 'gummi', 'клей', '胶'] },
  faults: { kind: 'codes', list: 'faults', called: ['defectos', 'defauts', 'дефекты', '缺陷'] },
  format: { kind: 'soft', list: 'formats', called: ['formato', 'формат', '格式'] },
  shape: { kind: 'soft', list: 'shapes', called: ['forma', 'forme', 'форма', '形状'] },
  issue_type: { kind: 'soft', list: 'issue_types', called: ['emission', 'emision', 'тип выпуска', '发行类型'] },
  perforation: { kind: 'prose', most: 40, called: ['perf', 'dentado', 'dentelure', 'zahnung', 'зубцовка', '齿孔'] },
  separation: { kind: 'soft', list: 'separations' },
  gauge_top: { kind: 'gauge' },
  gauge_right: { kind: 'gauge' },
  gauge_bottom: { kind: 'gauge' },
  gauge_left: { kind: 'gauge' },
  watermark: { kind: 'soft', list: 'watermarks', called: ['filigrana', 'filigrane', 'wasserzeichen', 'водяной знак', '水印'] },
  paper: { kind: 'soft', list: 'papers', called: ['papel', 'papier', 'бумага', '纸张'] },
  printing: { kind: 'soft', list: 'printings', called: ['impresion', 'impression', 'druck', 'печать', '印刷'] },
  metal: { kind: 'soft', list: 'metals', called: ['composition', 'material', 'металл', '金属'] },
  edge: { kind: 'soft', list: 'edges', called: ['canto', 'tranche', 'гурт', '币边'] },
  mint_mark: { kind: 'line', most: 20, called: ['mintmark', 'mint', 'ceca', 'atelier'] },
  weight_g: { kind: 'decimal', called: ['weight', 'peso', 'poids', 'вес', '重量'] },
  diameter_mm: { kind: 'decimal', called: ['diameter', 'diametro', 'diametre', 'диаметр', '直径'] },
  width_mm: { kind: 'whole', called: ['width', 'ancho', 'largeur', 'ширина', '宽度'] },
  height_mm: { kind: 'whole', called: ['height', 'alto', 'hauteur', 'высота', '高度'] },
  certificate_body: { kind: 'soft', list: 'certificate_bodies', called: ['grading service', 'gradingservicename'] },
  certificate_number: { kind: 'line', most: 60, called: ['certificate'] },
  certificate_date: { kind: 'day' },
  certificate_opinion: { kind: 'soft', list: 'certificate_opinions' },
  estimated_catalogue_value: { kind: 'money', called: ['catalogue value', 'catalog value', 'value', 'valor de catalogo', 'cote', '目录价'] },
  estimated_catalogue_currency: { kind: 'currency' },
  estimated_catalogue_year: { kind: 'year' },
  coins_value: { kind: 'whole' },
  total_stamps_issued: { kind: 'whole', called: ['print run', 'mintage', 'tirada', 'tirage', 'тираж', '发行量'] },
  related_set_stamps_count: { kind: 'whole' },
  description: { kind: 'prose', most: 5_000, called: ['descripcion', 'beschreibung', 'описание', '描述', 'public note', 'collector notes'] },
  topic_ids: { kind: 'topics', list: 'topics', called: ['topics', 'topic', 'themes', 'theme', 'temas', 'themen', 'темы', '专题'] },
  category_ids: { kind: 'codes', list: 'stamp_categories', called: ['categories', 'categorias', 'категории', '类别'] },
  tags: { kind: 'tags', called: ['etiquetas', 'etiquettes', 'метки', '标签', 'keywords'] },
  may_be_exhibited: { kind: 'flag' },
  catalogue_entry_id: { kind: 'entry' },
  quantity: { kind: 'pieces', called: ['quantity owned', 'qty', 'count', 'cantidad', 'quantite', 'anzahl', 'количество', '数量'] },
  mint: { kind: 'pieces' },
  used: { kind: 'pieces' },
  storage_place: { kind: 'line', most: 120, called: ['location', 'storage', 'album', 'place', 'lugar', 'emplacement', 'место', '存放位置'] },
  purchase_price: { kind: 'money', called: ['price paid', 'amount paid', 'cost', 'precio de compra', "prix d'achat", 'цена покупки', '购买价格'] },
  purchase_currency: { kind: 'currency' },
  purchase_date: { kind: 'day', called: ['date purchased', 'bought on', 'fecha de compra', "date d'achat", 'дата покупки', '购买日期'] },
  private_note: { kind: 'prose', most: 5_000, called: ['note', 'notes', 'comment', 'comments', 'remarks', 'notas', 'remarques', 'заметки', '备注'] },
  // Words that belong to no field: kept in the description, behind the name of their column.
  remark: { kind: 'special' },
  lists: { kind: 'special' },
  list_quantities: { kind: 'special' },
  list_conditions: { kind: 'special' },
  list_public_notes: { kind: 'special' },
  list_private_notes: { kind: 'special' },
  /** Owned, wished for, sold: of OpenNumismat. */
  holding: { kind: 'special' },
} as const satisfies Record<string, Target>

export type TargetName = keyof typeof targets
/** A column of one catalogue's numbers: `number:scott`. */
export type ColumnTarget = TargetName | `number:${string}`
export const isTarget = (name: string): name is ColumnTarget => name in targets || /^number:[a-z_]{1,40}$/.test(name)
export const targetOf = (name: ColumnTarget): Target =>
  name.startsWith('number:') ? { kind: 'number', list: 'catalogue_types' } : targets[name as TargetName]
