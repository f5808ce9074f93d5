// A second implementation of the check of a proof, and a monitor of the log, with the packages note and tlog of the Go
// project. It shares no code with the portal: it is written by docs/proofs.md and the texts of C2SP. With Debian's
// golang-golang-x-mod-dev:
//
//	GO111MODULE=off GOPATH=/usr/share/gocode go build -o verify-proofs *.go
//	verify-proofs proofs KEYS FOLDER     a line of JSON for each file *.tlog-proof
//	verify-proofs log KEYS FOLDER URL    all files *.checkpoint against each other and the tiles at URL
//
// KEYS is a file as served at /log/key. Ed25519 signatures are verified; ML-DSA is unknown to these packages, and with it
// the date.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/mod/sumdb/note"
)

const ed25519Type = 1

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 3 {
		return errors.New("usage: verify-proofs proofs KEYS FOLDER, or verify-proofs log KEYS FOLDER URL")
	}
	keys, err := readKeys(args[1])
	if err != nil {
		return err
	}
	switch {
	case args[0] == "proofs" && len(args) == 3:
		return verifyProofs(keys, args[2])
	case args[0] == "log" && len(args) == 4:
		return verifyLog(keys, args[2], args[3])
	}
	return fmt.Errorf("there is no command %q with %d arguments", args[0], len(args)-1)
}

// readKeys returns the Ed25519 keys of a file that has a verifier key in each line.
func readKeys(path string) (note.Verifiers, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var keys []note.Verifier
	for _, line := range strings.Fields(string(text)) {
		parts := strings.SplitN(line, "+", 3)
		if len(parts) != 3 {
			return nil, fmt.Errorf("%q is no verifier key", line)
		}
		key, err := decodeBase64(parts[2])
		if err != nil || len(key) == 0 {
			return nil, fmt.Errorf("%q is no verifier key", line)
		}
		if key[0] != ed25519Type {
			continue
		}
		verifier, err := note.NewVerifier(line)
		if err != nil {
			return nil, err
		}
		keys = append(keys, verifier)
	}
	return note.VerifierList(keys...), nil
}

// listFiles returns the paths of the files with this ending, in order.
func listFiles(folder, ending string) ([]string, error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*"+ending))
	if err == nil && len(paths) == 0 {
		err = fmt.Errorf("there is no file *%s in %s", ending, folder)
	}
	return paths, err
}
