/** Names that decide where programs, libraries, start-up files and connections of a process come from (spec W-07), by what they control. */
const CONTROLLING: readonly RegExp[] = [
  // the shell and what every process starts from
  /^(?:PATH|HOME|SHELL|ENV|IFS|CDPATH|PWD|TMPDIR|TMP|TEMP|BASH_ENV|BASHOPTS|SHELLOPTS|PS4|PROMPT_COMMAND|ZDOTDIR|FPATH)$/,
  // the loader and the C library
  /^(?:LD|DYLD)_/,
  /^(?:GCONV_PATH|GETCONF_DIR|GLIBC_TUNABLES|HOSTALIASES|LOCALDOMAIN|LOCPATH|NIS_PATH|NLSPATH|RESOLV_HOST_CONF|RES_OPTIONS|TZDIR)$/,
  /^MALLOC_/,
  // Node and its package managers
  /^NODE_(?!ENV$|AUTH_TOKEN$|NO_WARNINGS$)/,
  /^(?:NPM_CONFIG|YARN|PNPM|COREPACK|BUN|DENO|TSX|TS_NODE)_/,
  // other interpreters
  /^PYTHON[A-Z]/,
  /^(?:RUBYOPT|RUBYLIB|GEM_HOME|GEM_PATH|PERLLIB|PHPRC|PHP_INI_SCAN_DIR|CLASSPATH|GOFLAGS|GOROOT|GOTOOLCHAIN|RUSTC|RUSTC_WRAPPER)$/,
  /^(?:PERL5|BUNDLE_|LUA_|JAVA_TOOL_OPTIONS|JDK_JAVA_OPTIONS|MAVEN_OPTS|DOTNET_STARTUP_HOOKS|CORECLR_|CARGO_BUILD_)/,
  // what other programs run or read without being asked
  /^GIT_(?!TOKEN$|AUTHOR_|COMMITTER_)/,
  /^(?:EDITOR|VISUAL|PAGER|BROWSER|LESSOPEN|LESSCLOSE|MANPAGER)$/,
  /^(?:XDG|SSH|SUDO)_/,
  // whom a connection trusts, and through whom it goes
  /^(?:OPENSSL_|SSL_CERT_|CURL_CA_|CURL_HOME$|REQUESTS_CA_)/,
  /^(?:HTTP|HTTPS|ALL|NO|FTP|SOCKS)_PROXY$/,
];

/** Whether a variable of that name would decide what code runs, or whether the network is the one that was approved. */
export const isControllingName = (name: string): boolean => CONTROLLING.some((form) => form.test(name));
