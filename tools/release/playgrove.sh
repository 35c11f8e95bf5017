#!/bin/sh
# Starts the portal and its commands. It needs Node 22, 24 or 26 and nothing else; 20.19 still runs.
# A release with Node inside needs nothing at all: no command of the system is called on the way.
set -eu

usage() {
  printf '%s\n' 'Usage: playgrove [command]

  start                        serve the portal (default); settings come from the environment
  dress [--check]              give the site the settings in portal.json, or only check them
  preview [--port 8082]        serve the site as it will be, for this machine only
  add-game <zip> [flags]       add a third-party game, or replace it
  add-games <feed>             add the games of a feed
  remove-game <slug>           remove a game that was added
  hide | show <slug> …         take games off the site, or show them again
  feature | unfeature <slug> … put games first in Recommend, or no longer
  insights                     what was counted, as a page for this machine only
  backup <file>                save what was counted
  restore <file> [--replace]   bring a backup back
  migrate-store [--replace]    move what was counted from SQLite to PostgreSQL (STORE_URL)
  delete-run <id>              delete a shared run and its places on boards
  check-store                  whether this release can use the store
  install <folder>             put this release into <folder>/releases and make it current
  rollback                     make the release before this one current again
  version                      print the version

PORTAL_ENV may name a file of settings, one NAME=value a line. docs/operate/settings.md lists them.'
}

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

folder_of() {
  case $1 in
    */*) folder=${1%/*} ;;
    *) folder=. ;;
  esac
  printf '%s' "${folder:-/}"
}

# Links to this file are followed, links in its folder's path are not: with "current" in the path,
# a later release is found under the same name.
self=$0
while [ -L "$self" ]; do
  target=$(readlink "$self")
  case $target in
    /*) self=$target ;;
    *) self=$(folder_of "$self")/$target ;;
  esac
done
here=$(CDPATH='' cd -- "$(folder_of "$self")" && pwd -L)

node=$here/node/bin/node
if [ ! -x "$node" ]; then
  command -v node >/dev/null || fail 'There is no "node" here. Install Node 20.19 or newer: https://nodejs.org'
  found=$(node --version)
  major=${found#v}
  minor=${major#*.}
  major=${major%%.*}
  minor=${minor%%.*}
  if [ "$major" -lt 20 ] || { [ "$major" -eq 20 ] && [ "$minor" -lt 19 ]; }; then
    fail "This needs Node 20.19 or newer; this is Node $found. Install a current one: https://nodejs.org"
  fi
  node=node
fi

name=${1:-start}
[ $# -eq 0 ] || shift
case $name in
  start) program=main ;;
  dress | preview | insights | backup | restore | migrate-store | check-store | delete-run) program=$name ;;
  add-game | add-games | remove-game | hide | show | feature | unfeature)
    program=games
    set -- "$name" "$@"
    ;;
  install | rollback)
    program=installer
    set -- "$name" "$@"
    ;;
  version)
    read -r version <"$here/VERSION"
    printf '%s\n' "$version"
    exit
    ;;
  help | -h | --help)
    usage
    exit
    ;;
  *)
    usage >&2
    fail "
Unknown command \"$name\"."
    ;;
esac

# The settings lie beside the release; for one that is installed, beside "current".
export PLAYGROVE_SITE="$here/site" PLAYGROVE_DRESS="$here/server/dress.mjs"
export PLAYGROVE_GAMES="$here/server/games.mjs"
PLAYGROVE_SETTINGS="$(folder_of "$here")/portal.json"
export PLAYGROVE_SETTINGS
if [ -n "${PORTAL_ENV:-}" ]; then
  [ -r "$PORTAL_ENV" ] || fail "PORTAL_ENV names $PORTAL_ENV, which cannot be read."
  exec "$node" --env-file="$PORTAL_ENV" "$here/server/$program.mjs" "$@"
fi
exec "$node" "$here/server/$program.mjs" "$@"
