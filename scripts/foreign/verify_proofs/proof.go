package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// A line of the output: with a reason if nothing is proven.
type verdict struct {
	File   string      `json:"file"`
	Proven bool        `json:"proven"`
	Reason string      `json:"reason,omitempty"`
	Index  int64       `json:"index"`
	Size   int64       `json:"size"`
	Key    string      `json:"key,omitempty"`
	Kind   int         `json:"kind,omitempty"`
	Fields [][2]string `json:"fields,omitempty"`
	Hidden int         `json:"hidden"`
}

func verifyProofs(keys note.Verifiers, folder string) error {
	paths, err := listFiles(folder, ".tlog-proof")
	if err != nil {
		return err
	}
	refused := 0
	output := json.NewEncoder(os.Stdout)
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		found, err := verifyProof(string(text), keys)
		if err != nil {
			found = &verdict{Reason: err.Error()}
			refused++
		}
		found.File = filepath.Base(path)
		if err := output.Encode(found); err != nil {
			return err
		}
	}
	if refused > 0 {
		return fmt.Errorf("%d of %d proofs prove nothing", refused, len(paths))
	}
	return nil
}

func verifyProof(text string, keys note.Verifiers) (*verdict, error) {
	head, signed, found := strings.Cut(text, "\n\n")
	lines := strings.Split(head, "\n")
	if !found || len(lines) < 3 || lines[0] != "c2sp.org/tlog-proof@v1" {
		return nil, errors.New("this is no proof")
	}
	extra, err := readExtra(lines[1])
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(lines[2], "index ") {
		return nil, errors.New("there is no index")
	}
	index, err := parseNumber(strings.TrimPrefix(lines[2], "index "))
	if err != nil {
		return nil, err
	}
	var path tlog.RecordProof
	for _, line := range lines[3:] {
		hash, err := parseHash(line)
		if err != nil {
			return nil, err
		}
		path = append(path, hash)
	}
	checkpoint, err := openCheckpoint(signed, keys)
	if err != nil {
		return nil, err
	}
	tree := checkpoint.tree
	if index >= tree.N {
		return nil, errors.New("the index is not in the tree")
	}
	if err := tlog.CheckRecord(path, tree.N, tree.Hash, index, extra.leafHash()); err != nil {
		return nil, err
	}
	return &verdict{
		Proven: true,
		Index:  index,
		Size:   tree.N,
		Key:    checkpoint.key,
		Kind:   extra.Kind,
		Fields: extra.fields(),
		Hidden: len(extra.Hashes) - len(extra.Revealed),
	}, nil
}
