/**
 * A rule about the directions of imports. It gets one import, `from` a file `to` a file of the repository or a package,
 * and returns what to do instead, or nothing.
 * @typedef {(from: string, to: string) => string | undefined | false} Rule
 */

const WORKSPACE = /^(contract|server|web|e2e|bench|scripts)\//;
const FEATURE = /^(?:server|web)\/src\/features\/([^/]+)\//;

/** @param {string} path */
const workspaceOf = (path) => WORKSPACE.exec(path)?.[1];
/** @param {string} path */
const featureOf = (path) => FEATURE.exec(path)?.[1];
/** @param {string} path */
const isPackage = (path) => workspaceOf(path) === undefined;

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');

/** @param {string} path */
const mayContainSql = (path) =>
  path.startsWith('server/src/platform/database/') || /[/-]queries\.ts$/.test(path);

/** The layers of server and web, the lowest first: a file may import from its own layer and lower ones. */
const LAYERS = [
  { name: 'platform', pattern: /^(server|web)\/src\/platform\// },
  { name: 'ui', pattern: /^web\/src\/ui\// },
  { name: 'features', pattern: /^(server|web)\/src\/features\// },
  { name: 'app', pattern: /^(server\/src\/app\.ts|server\/src\/app\/|web\/src\/app\/)/ },
  { name: 'process', pattern: /^server\/src\/(main\.ts|cli\/)/ },
];

/** @param {string} path */
const layerOf = (path) => LAYERS.findIndex(({ pattern }) => pattern.test(path));

/** @type {Rule} */
function contractImportsOnlyZod(from, to) {
  if (workspaceOf(from) !== 'contract' || workspaceOf(to) === 'contract' || isTest(from))
    return undefined;
  if (to === 'zod' || to.startsWith('zod/')) return undefined;
  return 'the contract is inert data on zod alone; move what needs this to the server or the web app';
}

/** @type {Rule} */
function serverAndWebShareOnlyContract(from, to) {
  const sides = [workspaceOf(from), workspaceOf(to)];
  if (!sides.includes('server') || !sides.includes('web')) return undefined;
  return 'server and web never meet; put what both must know into contract/src';
}

/** @type {Rule} */
function productImportsNoTooling(from, to) {
  const product = ['contract', 'server', 'web'].includes(workspaceOf(from) ?? '');
  if (!product || !['e2e', 'bench', 'scripts'].includes(workspaceOf(to) ?? '')) return undefined;
  return 'the product does not know its tests, benchmarks and scripts; move the shared part into it';
}

/** @type {Rule} */
function layersImportDownwards(from, to) {
  const [source, target] = [layerOf(from), layerOf(to)];
  if (isTest(from) || source < 0 || target <= source) return undefined;
  const [lower, upper] = [LAYERS[source]?.name, LAYERS[target]?.name];
  return `${lower} does not know ${upper}; hand it over as an argument, or move it down to ${lower}`;
}

/** @type {Rule} */
function featuresImportPublicParts(from, to) {
  const [source, target] = [featureOf(from), featureOf(to)];
  if (isTest(from) || !source || !target || source === target) return undefined;
  if (workspaceOf(from) === 'web') {
    if (to.startsWith(`web/src/features/${target}/api/`)) return undefined;
    return `a web feature imports only the api/ of ${target}; compose the page in web/src/app/pages`;
  }
  if (to.endsWith(`/features/${target}/service.ts`)) return undefined;
  return `reach ${target} through server/src/features/${target}/service.ts`;
}

/** @type {Rule} */
function uiImportsNoProduct(from, to) {
  if (!from.startsWith('web/src/ui/')) return undefined;
  // A rule about texts: options are searched like everything else.
  if (to === 'contract/src/text-keys.ts') return undefined;
  // The language of the texts, and how it writes numbers.
  if (to.startsWith('web/src/platform/language/')) return undefined;
  if (/^contract\/src\/(?:formats|languages)\.ts$/.test(to)) return undefined;
  if (!to.startsWith('web/src/platform/') && workspaceOf(to) !== 'contract') return undefined;
  return 'ui knows neither the portal nor its data; take what is needed as props';
}

/** @type {Rule} */
function platformImportsNoSettings(from, to) {
  if (to !== 'server/src/settings.ts' || isTest(from)) return undefined;
  return (
    from.startsWith('server/src/platform/') &&
    'platform takes its options as arguments; main.ts hands them over from the settings'
  );
}

/** @type {Rule} */
function onlyQueriesImportSql(from, to) {
  if (workspaceOf(from) !== 'server' || mayContainSql(from) || isTest(from)) return undefined;
  return (
    /^(kysely|pg|node:sqlite)(\/|$)/.test(to) &&
    'only queries.ts and platform/database speak SQL; add a function to queries.ts and call it'
  );
}

/** @type {Rule} */
function productImportsNoTests(from, to) {
  if (isTest(from) || isPackage(to)) return undefined;
  const product = ['contract', 'server', 'web'].includes(workspaceOf(from) ?? '');
  return (
    product && isTest(to) && 'the product does not import its tests; move the part it needs out'
  );
}

/** @type {Rule} */
function componentsFitSecurityPolicy(from, to) {
  if (workspaceOf(from) !== 'web') return undefined;
  return (
    /^(?:radix-ui|@radix-ui\/react)[/-](?:select|scroll-area)$/.test(to) &&
    'it inserts a style element, which the security policy refuses; use web/src/ui/select.tsx, or overflow in CSS'
  );
}

const IMPORT_RULES = [
  contractImportsOnlyZod,
  serverAndWebShareOnlyContract,
  productImportsNoTooling,
  layersImportDownwards,
  featuresImportPublicParts,
  uiImportsNoProduct,
  platformImportsNoSettings,
  onlyQueriesImportSql,
  productImportsNoTests,
  componentsFitSecurityPolicy,
];

/**
 * @param {string} from file that imports
 * @param {string} to file or package imported
 * @returns {string[]} what to do instead; empty if the import is allowed
 */
export function importFaults(from, to) {
  return IMPORT_RULES.map((rule) => rule(from, to)).filter((fault) => typeof fault === 'string');
}

/** The allowed places of a file in a web feature, or in a topic folder of it. */
const WEB_FEATURE_PLACES = [
  /^(?:[a-z-]+\/)?(?:api|model)\/[a-z-]+(?:\.test|\.fixture)?\.ts$/,
  /^(?:[a-z-]+\/)?(?:pages|components)\/[a-z-]+(?:\.test)?\.tsx$/,
  /^(?:[a-z-]+\/)?texts\/[a-z]+\.ts$/,
  /^use-live-[a-z-]+\.ts$/,
];

/**
 * @param {string} path of a source file
 * @returns {string | undefined} where it belongs instead
 */
export function placeFault(path) {
  const place = /^web\/src\/features\/[a-z-]+\/(.+)$/.exec(path)?.[1];
  if (!place || WEB_FEATURE_PLACES.some((pattern) => pattern.test(place))) return undefined;
  return 'a web feature has calls in api/, state and rules in model/ (.ts), screens in pages/ and components/ (.tsx), texts in texts/, and at its root only its live hook';
}

/**
 * Words that only some files may contain, because imports do not show them.
 * @type {{ pattern: RegExp, where: RegExp, except: (path: string) => boolean, instead: string }[]}
 */
export const RESTRICTED_WORDS = [
  {
    pattern: /\.(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(/,
    where: /^server\/src\//,
    except: (path) => mayContainSql(path) || isTest(path),
    instead: 'only queries.ts and platform/database speak SQL; add a function to queries.ts',
  },
  {
    pattern:
      /\b(?:fetch\(|new (?:XMLHttpRequest|WebSocket|EventSource)\b|(?:localStorage|sessionStorage|indexedDB)\b|sendBeacon\()/,
    where: /^web\/src\//,
    except: (path) => path.startsWith('web/src/platform/') || isTest(path),
    instead: 'only web/src/platform touches the network and storage; use its client',
  },
  {
    pattern: /\bprocess\.env\b|\bfrom 'node:process'/,
    where: /^(?:server|contract|web)\/src\//,
    except: (path) => path === 'server/src/settings.ts' || isTest(path),
    instead: 'only server/src/settings.ts reads the environment; take the value as an argument',
  },
  {
    pattern:
      /\b(?:from|import\()\s*['"](?:\.\.\/){2,}(?!(?:\.\.\/)*(?:server\/src|web\/src\/(?:testing|[\w/-]+\/texts))\/)/,
    where: /^(?:server|web|e2e)\/src\//,
    except: () => false,
    instead: 'start from the workspace: #server/…, #web/… or #e2e/…',
  },
  {
    // A position in the middle is the same in both directions.
    pattern:
      /["'` :!]-?(?:m[lr]|p[lr]|border-[lr]|rounded-[lr]|scroll-[mp][lr]|(?:left|right)(?!-1\/2))-[\w[(][^\s"'`]*(?=[\s"'`])|["'` :]text-(?:left|right)(?=[\s"'`!])/,
    where: /^web\/src\/.*\.tsx$/,
    except: isTest,
    instead:
      'a language may be written from right to left: use ms-, me-, ps-, pe-, start-, end-, border-s, border-e, rounded-s, rounded-e, text-start, text-end',
  },
  {
    pattern: /<bdi(?! translate="no")/,
    where: /^web\/src\//,
    except: isTest,
    instead:
      'browsers must not translate names: use Name of web/src/ui/name.tsx, or <span dir="auto"> for a title',
  },
  {
    pattern: /\btimingSafeEqual\b/,
    where: /^server\/src\//,
    except: (path) => path === 'server/src/platform/secure-equal.ts' || isTest(path),
    instead: 'compare secrets with isSecureEqual of server/src/platform/secure-equal.ts',
  },
  {
    pattern:
      /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|srcdoc|srcDoc|DOMParser|createContextualFragment)\b|\bdocument\.write|\beval\(|\bnew Function\b|<style\b|createElement\(['"]style/,
    where: /^web\/src\//,
    except: isTest,
    instead: 'the security policy refuses it; render elements, and put styles into classes',
  },
];
